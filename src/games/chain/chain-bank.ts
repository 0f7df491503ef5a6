import { type AcceptedWords, loadAcceptedWords } from '../../content/accepted-words/accepted-words.ts';
import { loadWordsOfLevels } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';

/** A word that the computer may play. */
export interface TaughtWord {
  word: string;
  level: Level;
}

/** The bank of the chain games. */
export interface ChainBank {
  level: Level;
  /** The words of the learner's level and below, which the computer plays and hints give. */
  taught: readonly TaughtWord[];
  /** The words of any level, for their meanings. */
  meanings: ReadonlyMap<string, Word>;
  /** All words that the learner may play. */
  accepted: Pick<AcceptedWords, 'has' | 'listStartingWith'>;
}

/** Creates the bank for a level, without words that can't be typed with letters only. */
export function createChainBank(
  level: Level,
  words: readonly Word[],
  accepted: Pick<AcceptedWords, 'has' | 'listStartingWith'>,
): ChainBank {
  const highest = LEVELS.indexOf(level);
  const byWord = new Map<string, TaughtWord>();
  for (const { word, level: wordLevel } of words) {
    const isPlayable = accepted.has(word) && LEVELS.indexOf(wordLevel) <= highest;
    if (isPlayable && !byWord.has(word)) byWord.set(word, { word, level: wordLevel });
  }
  return {
    level,
    taught: [...byWord.values()],
    meanings: new Map(words.map((word) => [word.word.toLowerCase(), word])),
    accepted,
  };
}

/** Loads the bank of a level, with the meanings of all levels that are on the device. */
export async function loadChainBank(level: Level): Promise<ChainBank> {
  const [accepted, words] = await Promise.all([loadAcceptedWords(), loadWordsOfLevels(level, LEVELS)]);
  return createChainBank(level, words, accepted);
}

/** The meaning of a word; `null` if the word bank does not have it. */
export function findMeaning({ meanings }: ChainBank, word: string): string | null {
  return meanings.get(word)?.meaning ?? null;
}
