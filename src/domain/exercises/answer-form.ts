import { collapseWhitespace } from '../plan/plain-text.ts';
import { GAP_SEPARATOR, splitAtGaps } from './key-notation.ts';

/** One of several answers to choose from. */
export interface AnswerOption {
  /** What is written down when it is chosen. */
  value: string;
  /** What it says. */
  label: string;
}

/**
 * How an item is answered. Each form comes to one line of text, which is what the key judges and the homework keeps.
 */
export type AnswerForm =
  /** One of the options; `sentence` is what stands around the place where it goes, if it has one. */
  | { kind: 'choice'; options: readonly AnswerOption[]; sentence?: readonly [string, string] }
  /** All of the options, in the right order. */
  | { kind: 'order'; options: readonly AnswerOption[] }
  /** A word for each gap: `parts` is what stands around them. Words of the bank where the task names some. */
  | { kind: 'gaps'; parts: readonly string[]; bank: readonly AnswerOption[] }
  /** The words of a sentence, in the right order. */
  | { kind: 'tiles'; words: readonly string[] }
  /** A sentence to change in a word or two; `isWrong` where the task says that something is wrong with it. */
  | { kind: 'correction'; words: readonly string[]; isWrong: boolean }
  /** A line to write; `isSentence` where it takes more than a word or two. */
  | { kind: 'field'; isSentence: boolean };

export type AnswerFormOf<Kind extends AnswerForm['kind']> = Extract<AnswerForm, { kind: Kind }>;

interface Item {
  /** What is asked of all items, in plain text. */
  task: string;
  /** Plain text. */
  text: string;
  accepted: readonly string[] | undefined;
  /** What the task offers to choose from. */
  named: readonly AnswerOption[];
}

/** How an item is best answered, by what it says and by what is right. */
export function chooseAnswerForm({ task, text, accepted, named }: Item): AnswerForm {
  return (
    parseLettered(text, accepted) ??
    parseBracketed(text, accepted) ??
    parseGapped(text, accepted, named) ??
    (named.length > 0 ? { kind: 'choice', options: named } : undefined) ??
    parseEnumerated(text, accepted) ??
    parseScrambled(text, accepted) ??
    parseCorrection(task, text, accepted) ?? {
      kind: 'field',
      isSentence: !accepted?.some(isFewWords),
    }
  );
}

/** More words than these are a sentence to whoever writes them on a phone. */
const LONGEST_FEW = 3;

/** "(a) … (b) … (c) …" */
const LETTERED = /\(([a-h])\)\s+((?:(?!\([a-h]\)\s).)+)/g;

/** Options with letters in order, from "a"; none where there are not at least two. */
export function parseLetteredOptions(text: string): readonly AnswerOption[] {
  const options = [...text.matchAll(LETTERED)].map(
    ([, value = '', label = '']): AnswerOption => ({ value, label: label.trim() }),
  );
  const isInOrder = options.every(({ value }, index) => value === letterOf(index));
  return options.length > 1 && isInOrder ? options : [];
}

function parseLettered(text: string, accepted: Item['accepted']): AnswerForm | undefined {
  const options = parseLetteredOptions(text);
  if (options.length === 0 || !accepted) return undefined;
  const values = new Set(options.map(({ value }) => value));
  const isAllOf = (answer: string, count: number) => {
    const letters = answer.toLowerCase().split(GAP_SEPARATOR);
    return letters.length === count && letters.every((letter) => values.has(letter));
  };
  if (accepted.some((answer) => isAllOf(answer, 1))) return { kind: 'choice', options };
  if (accepted.some((answer) => isAllOf(answer, options.length))) return { kind: 'order', options };
  return undefined;
}

function letterOf(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index);
}

/** "(have / has)", with "(one word: have / has)" as well. */
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
  bank: readonly AnswerOption[],
): AnswerForm | undefined {
  const parts = splitAtGaps(text);
  if (parts.length < 2) return undefined;
  // One word for several gaps is written once.
  const isOneEach =
    parts.length === 2 ||
    accepted === undefined ||
    accepted.some((answer) => answer.split(GAP_SEPARATOR).length === parts.length - 1);
  if (!isOneEach)
    return bank.length > 0 ? { kind: 'choice', options: bank } : { kind: 'field', isSentence: false };
  const [before = '', after = ''] = parts;
  if (bank.length > 0 && parts.length === 2)
    return { kind: 'choice', options: bank, sentence: [before, after] };
  return { kind: 'gaps', parts, bank };
}

/** Whether each item has a right answer among the options. */
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

/** An answer as the learner sees it: a letter or another short value as what its option says. */
export function formatAnswer(answer: string, form: AnswerForm | undefined): string {
  const value = normaliseAnswer(answer);
  const option =
    form?.kind === 'choice' ? form.options.find((one) => normaliseAnswer(one.value) === value) : undefined;
  return option?.label ?? collapseWhitespace(answer);
}

/** As two answers are compared here: the marker has the last word. */
export function normaliseAnswer(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}'\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

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
  return length > 0 && length <= LONGEST_FEW;
}

/** "you / like / tea", or a sentence in the wrong order, with a key of the same words. */
function parseScrambled(text: string, accepted: Item['accepted']): AnswerForm | undefined {
  const separator = text.includes(' / ') ? /\s*\/\s*/ : /\s+/;
  const words = text
    .split(separator)
    .map((word) => word.replace(/^["“(]+|[.,;:?!…"”)]+$/g, ''))
    // A dash between notes is no word.
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length < FEWEST_WORDS || words.length > LONGEST_MENDED || !accepted) return undefined;
  const given = words.flatMap(splitAnswerWords);
  const isReordered = (answer: string) => {
    const right = splitAnswerWords(answer);
    return right.join(' ') !== given.join(' ') && [...right].sort().join(' ') === [...given].sort().join(' ');
  };
  return isReordered(accepted[0] ?? '') ? { kind: 'tiles', words } : undefined;
}

const FEWEST_WORDS = 3;
/** Where more words than these are wrong, it is easier to write the sentence anew. */
const MOST_SPOILED = 3;
/** A longer item is no sentence that anybody mends word by word. */
const LONGEST_MENDED = 40;

/** Tasks whose sentences are not English as they stand. */
const ABOUT_MISTAKES = /\b(?:wrong\w*|mistakes?|correct\w*)\b/i;
const END_MARK = /[.!?…]["'”’)]*$/;

/** "on Monday: we / get / a room", "Hat: blue, warm" with a sentence as its answer: what is written anew, not mended. */
function isNote(text: string, [best = '']: readonly string[]): boolean {
  return /\s[/→]\s/.test(text) || (END_MARK.test(best) && !END_MARK.test(text));
}

/** A sentence whose right form is the same but for a few words. A hint in brackets asks for another sentence. */
function parseCorrection(task: string, text: string, accepted: Item['accepted']): AnswerForm | undefined {
  const wrong = splitAnswerWords(text);
  if (!accepted || wrong.length < FEWEST_WORDS || wrong.length > LONGEST_MENDED) return undefined;
  if (/\)\W*$/.test(text) || isNote(text, accepted)) return undefined;
  const isNear = accepted.some((answer) => {
    const right = splitAnswerWords(answer);
    const kept = right.length > LONGEST_MENDED ? 0 : countCommonWords(wrong, right);
    const changed = Math.max(wrong.length, right.length) - kept;
    return changed > 0 && changed <= MOST_SPOILED && kept * 2 > wrong.length;
  });
  if (!isNear) return undefined;
  return { kind: 'correction', words: text.split(/\s+/).filter(Boolean), isWrong: ABOUT_MISTAKES.test(task) };
}

/** The length of the longest common subsequence of two lists of words. */
function countCommonWords(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    other.forEach((each, index) => {
      const both = word === each ? (row[index] ?? 0) + 1 : 0;
      next.push(Math.max(both, row[index + 1] ?? 0, next[index] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
