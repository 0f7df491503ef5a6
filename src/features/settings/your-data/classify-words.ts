import type { Word } from '../../../content/words/word-schema.ts';
import { normaliseWord, omitBankTexts, validateNewWord } from '../../../domain/new-word.ts';
import { isStorableWord } from '../../../domain/retention.ts';
import type { ParsedWord, ParsedWords } from './words-csv.ts';

/** A word as it will be added; its texts are '' when the word bank has the same or there is none. */
export type AddedWord = Omit<ParsedWord, 'line'>;

/** A line without a usable word, and the reason as a sentence. */
export interface UnreadableLine {
  line: number;
  why: string;
}

/** The words of a file, compared with the learner's own. */
export interface ClassifiedWords {
  added: readonly AddedWord[];
  /** Words that the learner has already, or that the file has more than once. */
  known: readonly string[];
  unreadable: readonly UnreadableLine[];
  /** How many words do not fit. */
  overflowCount: number;
}

interface ImportLimits {
  /** The learner's words, without removed ones. */
  existingWords: readonly string[];
  /** How many more words can be stored. */
  freeSlots: number;
}

/** The keys under which the word bank may have the words of a file: as written, and in lower case. */
export function listBankKeys({ words }: ParsedWords): readonly string[] {
  return words.flatMap(({ word }) => [normaliseWord(word), normaliseWord(word).toLowerCase()]);
}

/** @param bank the word bank's rows for `listBankKeys` */
export function classifyWords(
  { words, brokenLines }: ParsedWords,
  bank: ReadonlyMap<string, Word>,
  { existingWords, freeSlots }: ImportLimits,
): ClassifiedWords {
  const seenWords = new Set(existingWords.map((word) => word.toLowerCase()));
  const accepted: AddedWord[] = [];
  const knownWords: string[] = [];
  const unreadable = brokenLines.map((line) => ({ line, why: 'A quotation mark is not closed.' }));
  for (const found of words) {
    const name = normaliseWord(found.word);
    const row = bank.get(name) ?? bank.get(name.toLowerCase());
    const word = row?.word ?? name;
    const why = findFault({ ...found, word }, row);
    if (why !== null) unreadable.push({ line: found.line, why });
    else if (seenWords.has(word.toLowerCase())) knownWords.push(word);
    else accepted.push({ word, ...omitBankTexts(found, row) });
    if (why === null) seenWords.add(word.toLowerCase());
  }
  unreadable.sort((a, b) => a.line - b.line);
  return {
    added: accepted.slice(0, freeSlots),
    known: knownWords,
    unreadable,
    overflowCount: Math.max(0, accepted.length - freeSlots),
  };
}

function findFault({ word, meaning }: ParsedWord, row: Word | undefined): string | null {
  const fault = validateNewWord(word, []);
  if (fault !== null) return fault;
  if (!isStorableWord(word)) return 'This can’t be kept as a word.';
  return meaning === '' && !row ? `We do not know “${word}”, and the line does not say what it means.` : null;
}
