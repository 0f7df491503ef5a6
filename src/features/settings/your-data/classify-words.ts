import type { Word } from '../../../content/words/word-schema.ts';
import { isStorableWord } from '../../../domain/memory-retention.ts';
import { normaliseWord, omitBankTexts, validateNewWord } from '../../../domain/new-word.ts';
import { foldTypedText } from '../../../domain/typed-text.ts';
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

/** The keys under which the word bank may have the words of a file: as written, in lower case, and plain. */
export function listBankKeys({ words }: Pick<ParsedWords, 'words'>): readonly string[] {
  return words.flatMap(({ word }) => listKeys(normaliseWord(word)));
}

function listKeys(word: string): readonly string[] {
  return [word, word.toLowerCase(), foldTypedText(word)];
}

/**
 * Sorts the words of a file into those that will be added, those that the learner has, and unreadable lines.
 * @param bank the word bank's rows for `listBankKeys`
 */
export function classifyWords(
  { words }: Pick<ParsedWords, 'words'>,
  bank: ReadonlyMap<string, Word>,
  { existingWords, freeSlots }: ImportLimits,
): ClassifiedWords {
  const seenWords = new Set(existingWords.map(foldTypedText));
  const accepted: AddedWord[] = [];
  const knownWords: string[] = [];
  const unreadable: UnreadableLine[] = [];
  for (const parsed of words) {
    const name = normaliseWord(parsed.word);
    const row = listKeys(name).flatMap((key) => bank.get(key) ?? [])[0];
    const word = row?.word ?? name;
    const key = foldTypedText(word);
    const texts = { meaning: omitDamaged(parsed.meaning), example: omitDamaged(parsed.example) };
    const why = seenWords.has(key) ? null : findFault({ ...parsed, word }, row);
    if (why !== null) unreadable.push({ line: parsed.line, why });
    else if (seenWords.has(key)) knownWords.push(word);
    else accepted.push({ word, ...omitBankTexts(texts, row) });
    if (why === null) seenWords.add(key);
  }
  return {
    added: accepted.slice(0, freeSlots),
    known: knownWords,
    unreadable,
    overflowCount: Math.max(0, accepted.length - freeSlots),
  };
}

/** The sign that programs write for letters that their encoding lacks. */
function isDamaged(text: string): boolean {
  return text.includes('\uFFFD');
}

function omitDamaged(text: string): string {
  return isDamaged(text) ? '' : text;
}

const DAMAGED = 'We can’t read the letters. Save the file again as “CSV UTF-8”.';

/** Why a word can't be added, as a sentence; `null` if it can. A word of the bank needs no meaning. */
function findFault({ word, meaning }: ParsedWord, row: Word | undefined): string | null {
  const fault = validateNewWord(word, []);
  if (fault !== null) return fault;
  if (!isStorableWord(word)) return 'We can’t save this as a word.';
  if (isDamaged(word) || (isDamaged(meaning) && !row)) return DAMAGED;
  return meaning === '' && !row ? `We don’t know “${word}”. Please add its meaning to the line.` : null;
}
