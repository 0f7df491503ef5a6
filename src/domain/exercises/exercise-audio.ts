import type { Exercise, LessonText } from '../lesson-plan.ts';
import { toPlainText } from '../plan/plain-text.ts';
import type { Skill } from '../skills.ts';
import { listSpokenLines, parseSpokenTurns, type SpokenLine } from '../spoken-turns.ts';
import { normaliseAnswer, splitAnswerWords } from './answer-form.ts';
import { type ExerciseItem, type ParsedExercise, parseExercise } from './exercise-items.ts';
import { extractQuotedSpeech, removePronunciationMarks } from './quoted-speech.ts';

/*
 * What the voice reads for the exercises of Listening and Speaking classes. Exercises are plain texts, so
 * this is found from their wording: quoted speech, and tasks about sound ("Which word do you hear?").
 */

/** The audio of an exercise. */
export interface ExerciseAudio {
  /** What the task quotes: an announcement, a message or a talk; empty if nothing. */
  task: readonly SpokenLine[];
  /** Per item; empty for one that is only read. */
  items: readonly (readonly SpokenLine[])[];
}

/** The class that an exercise belongs to. */
export interface ExerciseAudioSource {
  skill: Skill;
  /** The text that the class listens to. */
  text?: LessonText | undefined;
}

/**
 * Tasks about sound, such as "Which word do you hear?": the words of their items are played, not only
 * quotations.
 */
const ABOUT_SOUND =
  /\b(?:hears?|heard|listen|sounds?|strong|weak|stress\w*|parts?|aloud|rhyme|number|price|phone|which word|write the word|long form)\b/i;
/** Tasks whose words are split into syllables ("wa-ter"), such as "Is the first part strong?". */
const ABOUT_SYLLABLES = /\b(?:parts?|stress\w*)\b/i;
/** Tasks about a short form in a sentence, such as "Which short form is it: is, has, had or would?". */
const ABOUT_SHORT_FORMS = /\bwhich short form\b|\bwhat is 'd\b/i;
/** Tasks about notes, such as "Complete the notes.": notes are about another text, so they are not played. */
const ABOUT_NOTES = /\b(?:notes?|outline|sign|summary)\b/i;
/**
 * Tasks such as "Somebody wrote what they heard. Write the sentence correctly.": the item is what a listener
 * wrote down wrong, and the answer is what was said.
 */
const MISHEARD =
  /\bwr(?:ote|itten)\b.*\b(?:hear|heard|by ear|strong words)\b|\bheard (?:it|the words?) wrong|\bmisheard\b/i;
/** "Dictation. Listen and write the girl's question." */
const DICTATION = /\bdictation\b/i;
/** "Listen again. …": the item asks about a line of the class's text. */
const LISTEN_AGAIN = /^listen again\b/i;
/** A shorter quotation in a task is a word that the task is about. */
const MIN_QUOTED_WORDS = 4;

const NO_LINES: readonly SpokenLine[] = [];

/**
 * Finds what to play for an exercise and its items: quoted speech, words in questions about sound, a sentence
 * of the class's text for dictations and "Listen again"; in Speaking, the sentence to repeat. A gap is not
 * filled, so an answer is only heard if hearing it is the task.
 *
 * @param parsed the parsed exercise, if the caller has it
 */
export function findExerciseAudio(
  exercise: Exercise,
  { skill, text }: ExerciseAudioSource,
  parsed: ParsedExercise | null = parseExercise(exercise),
): ExerciseAudio {
  const task = toPlainText(parsed?.task ?? exercise.prompt);
  if (skill === 'Speaking' && !parsed) return { task: extractRepeatedLines(exercise.prompt), items: [] };
  if (skill !== 'Listening' || !parsed)
    return { task: NO_LINES, items: parsed?.items.map(() => NO_LINES) ?? [] };
  // A task that is its own only item has its audio there.
  const isOnlyItem = parsed.items.length === 1 && parsed.items[0]?.text === '';
  return {
    task: isOnlyItem ? NO_LINES : findTaskAudio(task),
    items: parsed.items.map((item) => findItemAudio(task, item, text)),
  };
}

/**
 * "Excuse me, is this seat free? / Listen and say it three times …": the lines before "Listen" are played.
 */
const REPEAT_AFTER = /^(.+?)\n+Listen\b/s;

function extractRepeatedLines(prompt: string): readonly SpokenLine[] {
  const [, lines] = REPEAT_AFTER.exec(prompt) ?? [];
  return lines === undefined ? NO_LINES : listSpokenLines(parseSpokenTurns(lines));
}

function findTaskAudio(task: string): readonly SpokenLine[] {
  const talks = extractQuotedSpeech(task).filter(
    (turns) => splitAnswerWords(turns.join(' ')).length >= MIN_QUOTED_WORDS,
  );
  return toSpokenLines(talks.flat(), ABOUT_SYLLABLES.test(task));
}

function findItemAudio(
  task: string,
  item: ExerciseItem,
  classText: LessonText | undefined,
): readonly SpokenLine[] {
  if (DICTATION.test(task)) return classText ? findDictatedLines(classText, item) : NO_LINES;
  const text = toPlainText(item.text);
  if (LISTEN_AGAIN.test(task)) return classText ? findAnswerLine(classText, text, item) : NO_LINES;
  const isInSyllables = ABOUT_SYLLABLES.test(task);
  const word = isInSyllables ? findSingleWord(item) : undefined;
  if (word !== undefined) return toSpokenLines([word], isInSyllables);
  if (text === '') return findTaskAudio(task.replace(OPTIONS, ''));
  if (MISHEARD.test(task) && !/^You hear/.test(text))
    return toSpokenLines(item.accepted?.slice(0, 1) ?? [], false);
  const words = fillHeardSentence(text, item) ?? findWordsInQuestion(task, text, item);
  if (words !== undefined) return toSpokenLines([words], isInSyllables);
  // A sentence with a mistake is not spoken.
  if (item.form.kind === 'correction' && item.form.isWrong) return NO_LINES;
  const talks = extractQuotedSpeech(text.replace(OPTIONS, ''));
  const speech = talks.filter(
    (turns) => OPENS_WITH_SPEECH.test(text) || splitAnswerWords(turns.join(' ')).length > 2,
  );
  return toSpokenLines(speech.flat(), isInSyllables);
}

/** "(a) … (b) …" up to the end. */
const OPTIONS = /\(a\)\s.*$/s;
/** A quotation within a sentence may be a word that the sentence is about. */
const OPENS_WITH_SPEECH = /^(?:[^"“]*:\s*)?["“]/;

/** "(a) BAnana (b) baNAna" is one word with two stress patterns. */
function findSingleWord({ form }: ExerciseItem): string | undefined {
  if (form.kind !== 'choice') return undefined;
  const words = new Set(form.options.map(({ label }) => label.toLowerCase()));
  return words.size === 1 ? [...words][0] : undefined;
}

/** "You hear "lea-va message". You write: leave ___ message.": the written sentence is played. */
const AS_WRITTEN = /^You hear ["“].*["”]\.? You write: (.*___.*)$/;
/** "C-A-T: …", and words before their options, gap or number. */
const LEADING_WORDS = [
  /^(\p{Lu}(?:-\p{Lu})+): /u,
  /^([^:=?"]+):\s*(?:\([^()]*\/[^()]*\)|___)\.?$/,
  /^([\p{L} -]+) = [\d.]+$/u,
];
/** "to-MOR-row: the strong part is number ___." */
const SYLLABLES = /^([\p{L}-]+): (?!["“][^"”]* )/u;

function fillHeardSentence(text: string, { accepted = [] }: ExerciseItem): string | undefined {
  return AS_WRITTEN.exec(text)?.[1]?.replace('___', accepted[0] ?? '');
}

/** What to play for an item about sound: a word, a short list of words, or a sentence with a short form. */
function findWordsInQuestion(task: string, text: string, { accepted }: ExerciseItem): string | undefined {
  const isShortForm = ABOUT_SHORT_FORMS.test(task);
  if (ABOUT_NOTES.test(task) || !(isShortForm || ABOUT_SOUND.test(task))) return undefined;
  const patterns = ABOUT_SYLLABLES.test(task) ? [...LEADING_WORDS, SYLLABLES] : LEADING_WORDS;
  const named = patterns.map((pattern) => pattern.exec(text)?.[1]).find((word) => word !== undefined);
  if (named !== undefined) return named;
  if (!accepted || /[=:"“]|___/.test(text) || !/\p{L}/u.test(text)) return undefined;
  const count = splitAnswerWords(text).length;
  const isWords = count === 1 || (count <= MAX_LIST_WORDS && /,|\s[–—]\s/.test(text));
  return isWords || isShortForm ? text.replace(/\([^()]*\)/g, ' ') : undefined;
}

/** A longer list, with commas or dashes, is a sentence. */
const MAX_LIST_WORDS = 5;

/** The sentences of the text that a dictation asks for, with their speaker. */
function findDictatedLines(text: LessonText, { accepted = [] }: ExerciseItem): readonly SpokenLine[] {
  const turns = parseSpokenTurns(text.body);
  const lines = listSpokenLines(turns.map((turn) => ({ ...turn, lines: [turn.lines.join(' ')] })));
  const longestFirst = [...accepted].sort((one, other) => other.length - one.length);
  for (const answer of longestFirst) {
    const line = lines.find(({ text: lineText }) => containsWords(lineText, answer));
    if (line) return [{ ...line, text: answer }];
  }
  return NO_LINES;
}

/** Whether a line contains all words of an answer, one after the other. */
function containsWords(line: string, answer: string): boolean {
  return ` ${normaliseAnswer(line)} `.includes(` ${normaliseAnswer(answer)} `);
}

/** The line of the text that contains an item's answer and most of the item's other words. */
function findAnswerLine(
  text: LessonText,
  item: string,
  { accepted = [] }: ExerciseItem,
): readonly SpokenLine[] {
  // Words of two letters, such as "is", are in most lines.
  const itemWords = new Set(splitAnswerWords(item).filter((word) => word.length > 2));
  const countShared = (line: SpokenLine) =>
    splitAnswerWords(line.text).filter((word) => itemWords.has(word)).length;
  const [best, next] = listSpokenLines(parseSpokenTurns(text.body))
    .filter((line) => accepted.some((answer) => containsWords(line.text, answer)))
    .map((line) => ({ line, shared: countShared(line) }))
    .sort((one, other) => other.shared - one.shared);
  if (!best) return NO_LINES;
  const isClear = next === undefined || best.shared > next.shared;
  return isClear ? [best.line] : NO_LINES;
}

/** Lines for the voices: labelled turns have their speakers, unlabelled ones alternate. */
function toSpokenLines(texts: readonly string[], isInSyllables: boolean): readonly SpokenLine[] {
  const turns = parseSpokenTurns(texts.join('\n'));
  const isLabelled = turns.some(({ speaker }) => speaker !== null);
  const lines = isLabelled
    ? listSpokenLines(turns)
    : texts.map((text, turn) => ({ text, speakerIndex: turn % 2, turn }));
  return lines.map((line) => ({ ...line, text: removePronunciationMarks(line.text, isInSyllables) }));
}
