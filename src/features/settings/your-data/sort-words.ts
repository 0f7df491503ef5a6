import type { Word } from '../../../content/words/word-schema.ts';
import { isWord } from '../../../domain/memory-bounds.ts';
import { ownTexts, tidyWord, wordFault } from '../../../domain/new-word.ts';
import type { FoundWord, FoundWords } from './words-csv.ts';

/** A word as it will be added: '' where the bank says the same, or nobody says anything. */
export type AddedWord = Omit<FoundWord, 'line'>;

/** A line that gives no word, and why, in a sentence. */
export interface UnreadableLine {
  line: number;
  why: string;
}

/** What the words of a file are to this learner. */
export interface SortedWords {
  added: readonly AddedWord[];
  /** Those that they have already, and those that are in the file more than once. */
  known: readonly string[];
  unreadable: readonly UnreadableLine[];
  /** How many there is no room for. */
  surplus: number;
}

interface Learner {
  /** The words that the learner has; removed ones are none. */
  taken: readonly string[];
  /** How many words there is room for. */
  room: number;
}

/** The names under which the bank may have the words of a file: as they are written, and small. */
export function bankNames({ words }: FoundWords): readonly string[] {
  return words.flatMap(({ word }) => [tidyWord(word), tidyWord(word).toLowerCase()]);
}

/** @param bank the bank's rows of `bankNames` */
export function sortWords(
  { words, broken }: FoundWords,
  bank: ReadonlyMap<string, Word>,
  { taken, room }: Learner,
): SortedWords {
  const seen = new Set(taken.map((word) => word.toLowerCase()));
  const fitting: AddedWord[] = [];
  const known: string[] = [];
  const unreadable = broken.map((line) => ({ line, why: 'A quotation mark is not closed.' }));
  for (const found of words) {
    const name = tidyWord(found.word);
    const row = bank.get(name) ?? bank.get(name.toLowerCase());
    const word = row?.word ?? name;
    const why = faultOf({ ...found, word }, row);
    if (why !== null) unreadable.push({ line: found.line, why });
    else if (seen.has(word.toLowerCase())) known.push(word);
    else fitting.push({ word, ...ownTexts(found, row) });
    if (why === null) seen.add(word.toLowerCase());
  }
  unreadable.sort((a, b) => a.line - b.line);
  return { added: fitting.slice(0, room), known, unreadable, surplus: Math.max(0, fitting.length - room) };
}

function faultOf({ word, meaning }: FoundWord, row: Word | undefined): string | null {
  const fault = wordFault(word, []);
  if (fault !== null) return fault;
  if (!isWord(word)) return 'This can’t be kept as a word.';
  return meaning === '' && !row ? `We do not know “${word}”, and the line does not say what it means.` : null;
}
