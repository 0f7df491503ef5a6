import type { Exercise, LessonText } from '../lesson-plan.ts';
import { toPlainText } from '../plan/plain-text.ts';
import type { Skill } from '../skills.ts';
import { listSpokenLines, parseSpokenTurns, type SpokenLine } from '../spoken-turns.ts';
import { normaliseAnswer, splitAnswerWords } from './answer-form.ts';
import { type ExerciseItem, type ParsedExercise, parseExercise } from './exercise-items.ts';
import { extractQuotedSpeech, removePronunciationMarks } from './quoted-speech.ts';

/** What an exercise lets the learner hear. */
export interface ExerciseAudio {
  /** What the task quotes: an announcement, a message or a talk. Empty where it quotes nothing. */
  task: readonly SpokenLine[];
  /** What each item says; empty for one that is only read. */
  items: readonly (readonly SpokenLine[])[];
}

/** The class that an exercise belongs to. */
export interface ExerciseAudioSource {
  skill: Skill;
  /** What the class listens to. */
  text?: LessonText | undefined;
}

/** Tasks about what the ear tells: their words are heard, not only what they quote. */
const ABOUT_SOUND =
  /\b(?:hears?|heard|listen|sounds?|strong|weak|stress\w*|parts?|aloud|rhyme|number|price|phone|which word|write the word|long form)\b/i;
/** Of those, the ones whose words are cut into parts: "wa-ter". */
const ABOUT_PARTS = /\b(?:parts?|stress\w*)\b/i;
/** Of those, the ones about a word that almost vanishes in its sentence. */
const ABOUT_SHORT_FORMS = /\bwhich short form\b|\bwhat is 'd\b/i;
/** Notes are taken of something else; they are not what is heard. */
const ABOUT_NOTES = /\b(?:notes?|outline|sign|summary)\b/i;
/** What was said is the right answer, and what is written is how somebody took it down. */
const MISHEARD =
  /\bwr(?:ote|itten)\b.*\b(?:hear|heard|by ear|strong words)\b|\bheard (?:it|the words?) wrong|\bmisheard\b/i;
const DICTATION = /\bdictation\b/i;
const LISTEN_AGAIN = /^listen again\b/i;
/** A shorter quotation in a task is a word that it speaks of. */
const FEWEST_QUOTED_WORDS = 4;

const NOTHING: readonly SpokenLine[] = [];

/**
 * What is played beside an exercise and its items, by what they say: quoted speech, words about whose sound they ask, a
 * sentence of the class's text for dictations and for "Listen again"; in Speaking, the sentence to say after. Of a text with a gap only what stands outside of
 * it is said, so that an answer is heard only where hearing it is the task.
 *
 * @param read the exercise taken apart, where somebody has done so
 */
export function findExerciseAudio(
  exercise: Exercise,
  { skill, text }: ExerciseAudioSource,
  read: ParsedExercise | null = parseExercise(exercise),
): ExerciseAudio {
  const task = toPlainText(read?.task ?? exercise.prompt);
  if (skill === 'Speaking' && !read) return { task: extractRepeatedLines(exercise.prompt), items: [] };
  if (skill !== 'Listening' || !read) return { task: NOTHING, items: read?.items.map(() => NOTHING) ?? [] };
  const quoted = read.items.length === 1 && read.items[0]?.text === '' ? NOTHING : findTaskAudio(task);
  return { task: quoted, items: read.items.map((item) => findItemAudio(task, item, text)) };
}

/** "Excuse me, is this seat free? / Listen and say it three times …": the lines above are heard. */
const SAY_AFTER = /^(.+?)\n+Listen\b/s;

function extractRepeatedLines(prompt: string): readonly SpokenLine[] {
  const [, said] = SAY_AFTER.exec(prompt) ?? [];
  return said === undefined ? NOTHING : listSpokenLines(parseSpokenTurns(said));
}

function findTaskAudio(task: string): readonly SpokenLine[] {
  const talks = extractQuotedSpeech(task).filter(
    (turns) => splitAnswerWords(turns.join(' ')).length >= FEWEST_QUOTED_WORDS,
  );
  return toSpokenLines(talks.flat(), ABOUT_PARTS.test(task));
}

function findItemAudio(
  task: string,
  item: ExerciseItem,
  heard: LessonText | undefined,
): readonly SpokenLine[] {
  if (DICTATION.test(task)) return heard ? sentencesOf(heard, item) : NOTHING;
  const text = toPlainText(item.text);
  if (LISTEN_AGAIN.test(task)) return heard ? lineOfAnswer(heard, text, item) : NOTHING;
  const isInParts = ABOUT_PARTS.test(task);
  const twice = isInParts ? sameWord(item) : undefined;
  if (twice !== undefined) return toSpokenLines([twice], isInParts);
  if (text === '') return findTaskAudio(task.replace(OPTIONS, ''));
  if (MISHEARD.test(task) && !/^You hear/.test(text))
    return toSpokenLines(item.accepted?.slice(0, 1) ?? [], false);
  const words = fillHeardSentence(text, item) ?? wordsInQuestion(task, text, item);
  if (words !== undefined) return toSpokenLines([words], isInParts);
  // A sentence that is to be mended is wrong, and nobody says it.
  if (item.form.kind === 'correction' && item.form.isWrong) return NOTHING;
  const talks = extractQuotedSpeech(text.replace(OPTIONS, ''));
  const speech = talks.filter(
    (turns) => OPENS_WITH_SPEECH.test(text) || splitAnswerWords(turns.join(' ')).length > 2,
  );
  return toSpokenLines(speech.flat(), isInParts);
}

/** "(a) … (b) …" up to the end. */
const OPTIONS = /\(a\)\s.*$/s;
/** A quotation inside of a sentence may be a word that it speaks of. */
const OPENS_WITH_SPEECH = /^(?:[^"“]*:\s*)?["“]/;

/** "(a) BAnana (b) baNAna" is one word, stressed in two ways. */
function sameWord({ form }: ExerciseItem): string | undefined {
  if (form.kind !== 'choice') return undefined;
  const words = new Set(form.options.map(({ label }) => label.toLowerCase()));
  return words.size === 1 ? [...words][0] : undefined;
}

/** "You hear "lea-va message". You write: leave ___ message." is heard as it is written. */
const AS_WRITTEN = /^You hear ["“].*["”]\.? You write: (.*___.*)$/;
/** "C-A-T: …", and the words in front of their options, their gap or their figures. */
const IN_FRONT = [
  /^(\p{Lu}(?:-\p{Lu})+): /u,
  /^([^:=?"]+):\s*(?:\([^()]*\/[^()]*\)|___)\.?$/,
  /^([\p{L} -]+) = [\d.]+$/u,
];
/** "to-MOR-row: the strong part is number ___." */
const PARTED_WORD = /^([\p{L}-]+): (?!["“][^"”]* )/u;

function fillHeardSentence(text: string, { accepted = [] }: ExerciseItem): string | undefined {
  return AS_WRITTEN.exec(text)?.[1]?.replace('___', accepted[0] ?? '');
}

/** What is heard of an item about sound: a word, a short list of words, or a sentence with a short form. */
function wordsInQuestion(task: string, text: string, { accepted }: ExerciseItem): string | undefined {
  const isShortForm = ABOUT_SHORT_FORMS.test(task);
  if (ABOUT_NOTES.test(task) || !(isShortForm || ABOUT_SOUND.test(task))) return undefined;
  const patterns = ABOUT_PARTS.test(task) ? [...IN_FRONT, PARTED_WORD] : IN_FRONT;
  const named = patterns.map((pattern) => pattern.exec(text)?.[1]).find((word) => word !== undefined);
  if (named !== undefined) return named;
  if (!accepted || /[=:"“]|___/.test(text) || !/\p{L}/u.test(text)) return undefined;
  const count = splitAnswerWords(text).length;
  const isWords = count === 1 || (count <= LONGEST_LIST && /,|\s[–—]\s/.test(text));
  return isWords || isShortForm ? text.replace(/\([^()]*\)/g, ' ') : undefined;
}

/** More words than these, with commas or dashes between, are a sentence. */
const LONGEST_LIST = 5;

/** The sentences of a text that a dictation asks for, in whichever voice says them. */
function sentencesOf(text: LessonText, { accepted = [] }: ExerciseItem): readonly SpokenLine[] {
  const turns = parseSpokenTurns(text.body);
  const said = listSpokenLines(turns.map((turn) => ({ ...turn, lines: [turn.lines.join(' ')] })));
  for (const answer of [...accepted].sort((one, other) => other.length - one.length)) {
    const line = said.find((each) =>
      ` ${normaliseAnswer(each.text)} `.includes(` ${normaliseAnswer(answer)} `),
    );
    if (line) return [{ ...line, text: answer }];
  }
  return NOTHING;
}

/** The line of a text that answers an item: it holds the answer, and most of the item's other words. */
function lineOfAnswer(
  text: LessonText,
  item: string,
  { accepted = [] }: ExerciseItem,
): readonly SpokenLine[] {
  const asked = new Set(splitAnswerWords(item).filter((word) => word.length > 2));
  const scored = listSpokenLines(parseSpokenTurns(text.body))
    .filter((line) =>
      accepted.some((answer) => ` ${normaliseAnswer(line.text)} `.includes(` ${normaliseAnswer(answer)} `)),
    )
    .map((line) => ({ line, shared: splitAnswerWords(line.text).filter((word) => asked.has(word)).length }))
    .sort((one, other) => other.shared - one.shared);
  const [best, next] = scored;
  const isClear = best !== undefined && (next === undefined || best.shared > next.shared);
  return isClear && (best.shared > 0 || next === undefined) ? [best.line] : NOTHING;
}

/** Speech as a voice says it: labelled turns have their speakers, others take turns. */
function toSpokenLines(said: readonly string[], isInParts: boolean): readonly SpokenLine[] {
  const turns = parseSpokenTurns(said.join('\n'));
  const isLabelled = turns.some(({ speaker }) => speaker !== null);
  const lines = isLabelled
    ? listSpokenLines(turns)
    : said.map((text, turn) => ({ text, speakerIndex: turn % 2, turn }));
  return lines.map((line) => ({ ...line, text: removePronunciationMarks(line.text, isInParts) }));
}
