import { toSpokenText } from './speech.ts';

/** What one speaker says until the next speaker. */
export interface SpokenTurn {
  /** The label before it, which is not spoken; `null` for a narrator. */
  speaker: string | null;
  /** Sentences, each long enough to be repeated on its own. None is empty. */
  lines: readonly string[];
}

/** A line of a text as it is played. */
export interface SpokenLine {
  text: string;
  /** 0 for the first speaker of the text, 1 for the second, and so on. */
  speakerIndex: number;
  /** The index of its turn. */
  turn: number;
}

/** "Woman: Good morning.", "Mr Ferro: …", "Second judge: …"; with a comma or a fourth word it is no label. */
const LABELLED_TURN = /^(\p{Lu}[\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]+){0,2}):\s+(\S.*)$/u;

/** The only labels that count as speakers in a text of one turn, where "Attention: …" is none. */
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
 * Splits a text into turns with their speakers. It is a conversation if all paragraphs have labels, or a
 * label occurs twice; "One: … Two: …" within a talk are words of its speaker. A paragraph without label
 * continues the last speaker.
 * @param markdown a paragraph or a line per turn, the label plain or emphasised
 */
export function parseSpokenTurns(markdown: string): readonly SpokenTurn[] {
  const paragraphs = markdown.split('\n').map(toSpokenText).filter(Boolean);
  const labelled = paragraphs.map((text) => {
    const [, speaker, said] = LABELLED_TURN.exec(text) ?? [];
    return speaker === undefined || said === undefined ? { speaker: null, text } : { speaker, text: said };
  });
  const isDialogue = isConversation(labelled.map(({ speaker }) => speaker));
  const turns: SpokenTurn[] = [];
  paragraphs.forEach((text, index) => {
    const { speaker, text: said } = labelled[index] ?? { speaker: null, text };
    const isLabelled = isDialogue && speaker !== null;
    const turnSpeaker = isLabelled ? speaker : (turns.at(-1)?.speaker ?? null);
    turns.push({ speaker: turnSpeaker, lines: splitSentences(isLabelled ? said : text) });
  });
  return turns.filter(({ lines }) => lines.length > 0);
}

function isConversation(labels: readonly (string | null)[]): boolean {
  const names = labels.filter((label) => label !== null);
  if (names.length === labels.length && names.length > 1) return true;
  if (new Set(names).size < names.length) return true;
  return labels.length === 1 && ROLES.has(names[0]?.toLowerCase() ?? '');
}

/** The speakers in order of appearance; a text without labels has one, `null`. */
export function listSpeakers(turns: readonly SpokenTurn[]): readonly (string | null)[] {
  return [...new Set(turns.map(({ speaker }) => speaker))];
}

/** The lines of all turns in one list, each with the index of its speaker. */
export function listSpokenLines(turns: readonly SpokenTurn[]): readonly SpokenLine[] {
  const speakers = listSpeakers(turns);
  return turns.flatMap(({ speaker, lines }, turn) =>
    lines.map((text) => ({ text, speakerIndex: speakers.indexOf(speaker), turn })),
  );
}

/** A sentence ends if the next one begins with a capital letter, a digit or a quotation mark. */
const SENTENCE_END = /(?<=[.!?…]["'”’)]*)(?<!\b(?:Mr|Mrs|Ms|Dr|St)\.)\s+(?=["'“‘(]*[\p{Lu}\p{N}])/u;
/** Shorter sentences ("Yes, please.") are joined with the next one. */
const MIN_LINE_WORDS = 4;

function splitSentences(text: string): readonly string[] {
  const lines: string[] = [];
  for (const sentence of text.split(SENTENCE_END).filter((each) => /[\p{L}\p{N}]/u.test(each))) {
    const last = lines.at(-1);
    if (last !== undefined && last.split(/\s+/).length < MIN_LINE_WORDS)
      lines[lines.length - 1] = `${last} ${sentence}`;
    else lines.push(sentence);
  }
  return lines;
}
