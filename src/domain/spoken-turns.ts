import { toSpokenText } from './speech.ts';

/** What one speaker says until the next one does. */
export interface SpokenTurn {
  /** The label in front of it, which no voice reads; `null` for a narrator. */
  speaker: string | null;
  /** What is said, sentence by sentence: pieces that are worth hearing again by themselves. None is empty. */
  lines: readonly string[];
}

/** A line of a text as it is played. */
export interface SpokenLine {
  text: string;
  /** Who says it: 0 for the first who speaks, 1 for the second, and so on. */
  speakerIndex: number;
  /** The turn that it belongs to, from 0. */
  turn: number;
}

/** "Woman: Good morning.", "Mr Ferro: …", "Second judge: …"; a comma, or a fourth word, makes it a sentence. */
const LABELLED = /^(\p{Lu}[\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]+){0,2}):\s+(\S.*)$/u;

/** Of a text with a single turn: who is a speaker by name, so that "Attention: …" is not taken for one. */
const ROLES = new Set([
  'announcer',
  'narrator',
  'speaker',
  'presenter',
  'reporter',
  'host',
  'guide',
  'teacher',
  'man',
  'woman',
  'boy',
  'girl',
]);

/**
 * A text as turns, each with its speaker. It is a conversation if all its paragraphs have labels, or one label comes
 * twice: "One: … Two: …" in the middle of a talk are the speaker's own words. What has no label in a conversation is
 * still said by whoever spoke last.
 * @param markdown a paragraph or a line a turn, the label plain or emphasised
 */
export function parseSpokenTurns(markdown: string): readonly SpokenTurn[] {
  const paragraphs = markdown.split('\n').map(toSpokenText).filter(Boolean);
  const labelled = paragraphs.map((text) => {
    const [, speaker, said] = LABELLED.exec(text) ?? [];
    return speaker === undefined || said === undefined ? { speaker: null, text } : { speaker, text: said };
  });
  const isTalk = isConversation(labelled.map(({ speaker }) => speaker));
  const turns: SpokenTurn[] = [];
  paragraphs.forEach((text, index) => {
    const { speaker, text: said } = labelled[index] ?? { speaker: null, text };
    const isLabelled = isTalk && speaker !== null;
    const by = isLabelled ? speaker : (turns.at(-1)?.speaker ?? null);
    turns.push({ speaker: by, lines: sentencesOf(isLabelled ? said : text) });
  });
  return turns.filter(({ lines }) => lines.length > 0);
}

function isConversation(labels: readonly (string | null)[]): boolean {
  const names = labels.filter((label) => label !== null);
  if (names.length === labels.length && names.length > 1) return true;
  if (new Set(names).size < names.length) return true;
  return labels.length === 1 && ROLES.has(names[0]?.toLowerCase() ?? '');
}

/** The speakers in the order in which they begin; a text without labels has one, who has no name. */
export function listSpeakers(turns: readonly SpokenTurn[]): readonly (string | null)[] {
  return [...new Set(turns.map(({ speaker }) => speaker))];
}

/** The lines of all turns in one row, each with its voice. A speaker keeps the voice through the whole text. */
export function listSpokenLines(turns: readonly SpokenTurn[]): readonly SpokenLine[] {
  const speakers = listSpeakers(turns);
  return turns.flatMap(({ speaker, lines }, turn) =>
    lines.map((text) => ({ text, speakerIndex: speakers.indexOf(speaker), turn })),
  );
}

/** A sentence ends here if the next one begins with a capital letter, a digit or a quotation mark. */
const SENTENCE_END = /(?<=[.!?…]["'”’)]*)(?<!\b(?:Mr|Mrs|Ms|Dr|St)\.)\s+(?=["'“‘(]*[\p{Lu}\p{N}])/u;
/** Shorter ones ("Yes, please.") are heard together with what follows. */
const FEWEST_WORDS = 4;

function sentencesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const sentence of text.split(SENTENCE_END).filter((each) => /[\p{L}\p{N}]/u.test(each))) {
    const last = lines.at(-1);
    if (last !== undefined && last.split(/\s+/).length < FEWEST_WORDS)
      lines[lines.length - 1] = `${last} ${sentence}`;
    else lines.push(sentence);
  }
  return lines;
}
