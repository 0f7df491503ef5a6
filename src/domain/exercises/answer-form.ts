import { collapseWhitespace } from '../plan/plain-text.ts';
import { foldTypedText } from '../typed-text.ts';
import { GAP_SEPARATOR, splitAtGaps } from './key-notation.ts';

/*
 * How an item of an exercise is answered: by buttons, tiles, gaps or a text field. Exercises are texts with a
 * notation ("(have / has)", "(a) … (b) …", "___"), written by people and models, so the form is guessed from
 * the item's text and its key.
 */

/** One of several answers to choose from. */
export interface AnswerOption {
  /** The answer that it stands for. */
  value: string;
  /** The text on the button. */
  label: string;
}

/**
 * The control for an item's answer. Each results in one line of text, which is marked by the key and saved.
 */
export type AnswerForm =
  /** One of the options; `sentence` is the text before and after its gap, if it has one. */
  | { kind: 'choice'; options: readonly AnswerOption[]; sentence?: readonly [string, string] }
  /** All of the options, in the right order. */
  | { kind: 'order'; options: readonly AnswerOption[] }
  /**
   * A word for each gap: `parts` is the text around them. `taskOptions` are the words that the task names, if
   * any.
   */
  | { kind: 'gaps'; parts: readonly string[]; taskOptions: readonly AnswerOption[] }
  /** The words of a sentence, in the right order. */
  | { kind: 'tiles'; words: readonly string[] }
  /** A sentence to change in a word or two; `isWrong` if the task says that it has a mistake. */
  | { kind: 'correction'; words: readonly string[]; isWrong: boolean }
  /** A text field; `isSentence` if it takes more than a few words. */
  | { kind: 'field'; isSentence: boolean };

export type AnswerFormOf<Kind extends AnswerForm['kind']> = Extract<AnswerForm, { kind: Kind }>;

interface Item {
  /** The task of all items, as plain text. */
  task: string;
  /** Plain text. */
  text: string;
  accepted: readonly string[] | undefined;
  /** The options that the task names. */
  taskOptions: readonly AnswerOption[];
}

/** Chooses the form for an item by its text and its accepted answers. */
export function chooseAnswerForm({ task, text, accepted, taskOptions }: Item): AnswerForm {
  // From the most to the least specific notation.
  return (
    parseLettered(text, accepted) ??
    parseBracketed(text, accepted) ??
    parseGapped(text, accepted, taskOptions) ??
    (taskOptions.length > 0 ? { kind: 'choice', options: taskOptions } : undefined) ??
    parseEnumerated(text, accepted) ??
    parseScrambled(text, accepted) ??
    parseCorrection(task, text, accepted) ?? {
      kind: 'field',
      isSentence: !accepted?.some(isFewWords),
    }
  );
}

/** On a phone, more words feel like a sentence. */
const MAX_FEW_WORDS = 3;
/** Fewer words have no order to find. */
const MIN_SENTENCE_WORDS = 3;
/** A longer item is not ordered or corrected word by word. */
const MAX_SENTENCE_WORDS = 40;
/** With more wrong words, it is easier to write the whole sentence. */
const MAX_WRONG_WORDS = 3;

/** "(a) … (b) … (c) …" */
const LETTERED = /\(([a-h])\)\s+((?:(?!\([a-h]\)\s).)+)/g;

/** Options lettered in order, from "a"; none if there are fewer than two. */
export function parseLetteredOptions(text: string): readonly AnswerOption[] {
  const options = [...text.matchAll(LETTERED)].map(
    ([, value = '', label = '']): AnswerOption => ({ value, label: label.trim() }),
  );
  const isInOrder = options.every(({ value }, index) => value === getOptionLetter(index));
  return options.length > 1 && isInOrder ? options : [];
}

function parseLettered(text: string, accepted: Item['accepted']): AnswerForm | undefined {
  const options = parseLetteredOptions(text);
  if (options.length === 0 || !accepted) return undefined;
  const values = new Set(options.map(({ value }) => value));
  const isLetterSequence = (answer: string, count: number) => {
    const letters = answer.toLowerCase().split(GAP_SEPARATOR);
    return letters.length === count && letters.every((letter) => values.has(letter));
  };
  if (accepted.some((answer) => isLetterSequence(answer, 1))) return { kind: 'choice', options };
  if (accepted.some((answer) => isLetterSequence(answer, options.length))) return { kind: 'order', options };
  return undefined;
}

function getOptionLetter(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index);
}

/** "(have / has)" or "(one word: have / has)". */
const BRACKETED = /\((?:[^()/:]*:\s*)?([^()]*\/[^()]*)\)/g;

function parseBracketed(text: string, accepted: Item['accepted']): AnswerForm | undefined {
  const [choice, ...others] = [...text.matchAll(BRACKETED)];
  if (!choice || others.length > 0 || !accepted) return undefined;
  const options = (choice[1] ?? '').split('/').map((option) => createOption(option.trim()));
  if (!coversAnswers(options, [accepted])) return undefined;
  const [before = '', after, ...more] = splitAtGaps(text.replace(choice[0], '').trim());
  if (after !== undefined && more.length === 0) return { kind: 'choice', options, sentence: [before, after] };
  const sentence = [text.slice(0, choice.index), text.slice(choice.index + choice[0].length)] as const;
  return { kind: 'choice', options, sentence };
}

function parseGapped(
  text: string,
  accepted: Item['accepted'],
  taskOptions: readonly AnswerOption[],
): AnswerForm | undefined {
  const parts = splitAtGaps(text);
  if (parts.length < 2) return undefined;
  // If the key has one word for several gaps, the learner enters it once, in a field.
  const hasWordForEachGap =
    parts.length === 2 ||
    accepted === undefined ||
    accepted.some((answer) => answer.split(GAP_SEPARATOR).length === parts.length - 1);
  if (!hasWordForEachGap)
    return taskOptions.length > 0
      ? { kind: 'choice', options: taskOptions }
      : { kind: 'field', isSentence: false };
  const [before = '', after = ''] = parts;
  if (taskOptions.length > 0 && parts.length === 2)
    return { kind: 'choice', options: taskOptions, sentence: [before, after] };
  return { kind: 'gaps', parts, taskOptions };
}

/** Whether each item has an accepted answer among the options. */
export function coversAnswers(
  options: readonly AnswerOption[],
  items: readonly (readonly string[])[],
): boolean {
  const values = new Set(options.map(({ value }) => normaliseAnswer(value)));
  return (
    options.length > 1 &&
    items.every((accepted) => accepted.some((answer) => values.has(normaliseAnswer(answer))))
  );
}

export function createOption(text: string): AnswerOption {
  return { value: text, label: text };
}

/** An answer for display: the label of its option, if it is a choice. */
export function formatAnswer(answer: string, form: AnswerForm | undefined): string {
  const value = normaliseAnswer(answer);
  const option =
    form?.kind === 'choice'
      ? form.options.find((other) => normaliseAnswer(other.value) === value)
      : undefined;
  return option?.label ?? collapseWhitespace(answer);
}

/** The form in which answers are compared here; `feedback/marking` decides what is right. */
export function normaliseAnswer(text: string): string {
  return foldTypedText(text)
    .replace(/[^\p{L}\p{M}\p{N}'\s-]|(?<=\s)-+(?=\s)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of an answer, normalised for comparison. */
export function splitAnswerWords(text: string): readonly string[] {
  return normaliseAnswer(text).split(' ').filter(Boolean);
}

/** "Which word is different? dog, cat, bus" */
function parseEnumerated(text: string, accepted: Item['accepted']): AnswerForm | undefined {
  const list = text.split(/:\s/).at(-1) ?? '';
  const options = list.split(',').map((entry) => createOption(entry.replace(/[.?!]$/, '').trim()));
  const isList = options.length > 2 && options.every(({ value }) => isFewWords(value));
  return isList && accepted && coversAnswers(options, [accepted]) ? { kind: 'choice', options } : undefined;
}

function isFewWords(text: string): boolean {
  const { length } = splitAnswerWords(text);
  return length > 0 && length <= MAX_FEW_WORDS;
}

/** "you / like / tea", or a sentence in the wrong order, if the key has the same words. */
function parseScrambled(text: string, accepted: Item['accepted']): AnswerForm | undefined {
  const separator = text.includes(' / ') ? /\s*\/\s*/ : /\s+/;
  const words = text
    .split(separator)
    .map((word) => word.replace(/^["“(]+|[.,;:?!…"”)]+$/g, ''))
    // A dash is not a word.
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length < MIN_SENTENCE_WORDS || words.length > MAX_SENTENCE_WORDS || !accepted) return undefined;
  const shownWords = words.flatMap(splitAnswerWords);
  const isReordered = (answer: string) => {
    const keyWords = splitAnswerWords(answer);
    return (
      keyWords.join(' ') !== shownWords.join(' ') &&
      [...keyWords].sort().join(' ') === [...shownWords].sort().join(' ')
    );
  };
  return isReordered(accepted[0] ?? '') ? { kind: 'tiles', words } : undefined;
}

/** Tasks that ask to correct mistakes. */
const MENTIONS_MISTAKES = /\b(?:wrong\w*|mistakes?|correct\w*)\b/i;
const ENDS_WITH_HINT = /\)\W*$/;
const END_MARK = /[.!?…]["'”’)]*$/;

/** "on Monday: we / get / a room", "Hat: blue, warm": notes to write a sentence from, not to correct. */
function isNote(text: string, [best = '']: readonly string[]): boolean {
  return /\s[/→]\s/.test(text) || (END_MARK.test(best) && !END_MARK.test(text));
}

/**
 * A sentence that differs from its answer in a few words. With a hint in brackets at its end, the learner
 * writes a new sentence instead.
 */
function parseCorrection(task: string, text: string, accepted: Item['accepted']): AnswerForm | undefined {
  const shownWords = splitAnswerWords(text);
  if (!accepted || shownWords.length < MIN_SENTENCE_WORDS || shownWords.length > MAX_SENTENCE_WORDS)
    return undefined;
  if (ENDS_WITH_HINT.test(text) || isNote(text, accepted)) return undefined;
  const isNear = accepted.some((answer) => {
    const keyWords = splitAnswerWords(answer);
    const commonCount = keyWords.length > MAX_SENTENCE_WORDS ? 0 : countCommonWords(shownWords, keyWords);
    const changedCount = Math.max(shownWords.length, keyWords.length) - commonCount;
    return changedCount > 0 && changedCount <= MAX_WRONG_WORDS && commonCount * 2 > shownWords.length;
  });
  if (!isNear) return undefined;
  return {
    kind: 'correction',
    words: text.split(/\s+/).filter(Boolean),
    isWrong: MENTIONS_MISTAKES.test(task),
  };
}

/** The length of the longest common subsequence of two lists of words. */
function countCommonWords(left: readonly string[], right: readonly string[]): number {
  // `row[n]` is the length for the words of `left` so far and the first n words of `right`.
  let row = new Array<number>(right.length + 1).fill(0);
  for (const leftWord of left) {
    const next = [0];
    right.forEach((rightWord, index) => {
      const length = leftWord === rightWord ? (row[index] ?? 0) + 1 : 0;
      next.push(Math.max(length, row[index + 1] ?? 0, next[index] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
