import type { Word } from '../../../content/words/word-schema.ts';
import { normaliseWord, omitBankTexts, validateNewWord } from '../../../domain/new-word.ts';
import { isStorableWord } from '../../../domain/retention.ts';
import type { ParsedWord, ParsedWords } from './words-csv.ts';

/** A word as it will be added: '' where the bank says the same, or nobody says anything. */
export type AddedWord = Omit<ParsedWord, 'line'>;

/** A line that gives no word, and why, in a sentence. */
export interface UnreadableLine {
  line: number;
  why: string;
}

/** What the words of a file are to this learner. */
export interface ClassifiedWords {
  added: readonly AddedWord[];
  /** Those that they have already, and those that are in the file more than once. */
  known: readonly string[];
  unreadable: readonly UnreadableLine[];
  /** How many there is no room for. */
  overflowCount: number;
}

interface ImportLimits {
  /** The words that the learner has; removed ones are none. */
  existingWords: readonly string[];
  /** How many words there is room for. */
  freeSlots: number;
}

/** The names under which the bank may have the words of a file: as they are written, and small. */
export function listBankKeys({ words }: ParsedWords): readonly string[] {
  return words.flatMap(({ word }) => [normaliseWord(word), normaliseWord(word).toLowerCase()]);
}

/** @param bank the bank's rows of `listBankKeys` */
export function classifyWords(
  { words, brokenLines }: ParsedWords,
  bank: ReadonlyMap<string, Word>,
  { existingWords, freeSlots }: ImportLimits,
): ClassifiedWords {
  const seen = new Set(existingWords.map((word) => word.toLowerCase()));
  const fitting: AddedWord[] = [];
  const known: string[] = [];
  const unreadable = brokenLines.map((line) => ({ line, why: 'A quotation mark is not closed.' }));
  for (const found of words) {
    const name = normaliseWord(found.word);
    const row = bank.get(name) ?? bank.get(name.toLowerCase());
    const word = row?.word ?? name;
    const why = faultOf({ ...found, word }, row);
    if (why !== null) unreadable.push({ line: found.line, why });
    else if (seen.has(word.toLowerCase())) known.push(word);
    else fitting.push({ word, ...omitBankTexts(found, row) });
    if (why === null) seen.add(word.toLowerCase());
  }
  unreadable.sort((a, b) => a.line - b.line);
  return {
    added: fitting.slice(0, freeSlots),
    known,
    unreadable,
    overflowCount: Math.max(0, fitting.length - freeSlots),
  };
}

function faultOf({ word, meaning }: ParsedWord, row: Word | undefined): string | null {
  const fault = validateNewWord(word, []);
  if (fault !== null) return fault;
  if (!isStorableWord(word)) return 'This can’t be kept as a word.';
  return meaning === '' && !row ? `We do not know “${word}”, and the line does not say what it means.` : null;
}
