import { type AcceptedWords, loadAcceptedWords } from '../../content/accepted-words/accepted-words.ts';
import { loadWordsOfLevels } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';

/** A word that the computer may lay. */
export interface TaughtWord {
  word: string;
  level: Level;
}

/** What the chain games play with. */
export interface ChainBank {
  level: Level;
  /** The bank's words of the learner's level and below: all that the computer lays, and what hints are for. */
  taught: readonly TaughtWord[];
  /** What a word of any level means. */
  meanings: ReadonlyMap<string, Word>;
  /** All that the learner may lay. */
  accepted: Pick<AcceptedWords, 'has' | 'listStartingWith'>;
}

/** Puts the bank together for a learner of `level`. Words that can't be typed as letters only are left out. */
export function createChainBank(
  level: Level,
  words: readonly Word[],
  accepted: Pick<AcceptedWords, 'has' | 'listStartingWith'>,
): ChainBank {
  const highest = LEVELS.indexOf(level);
  const byWord = new Map<string, TaughtWord>();
  for (const { word, level } of words) {
    const isPlayable = accepted.has(word) && LEVELS.indexOf(level) <= highest;
    if (isPlayable && !byWord.has(word)) byWord.set(word, { word, level });
  }
  return {
    level,
    taught: [...byWord.values()],
    meanings: new Map(words.map((word) => [word.word.toLowerCase(), word])),
    accepted,
  };
}

/** Loads the words for a learner of `level`: those to lay, and for their meanings those of all levels that are at hand. */
export async function loadChainBank(level: Level): Promise<ChainBank> {
  const [accepted, words] = await Promise.all([loadAcceptedWords(), loadWordsOfLevels(level, LEVELS)]);
  return createChainBank(level, words, accepted);
}

/** What the bank says a word means; `null` for a word that is not in it. */
export function findMeaning({ meanings }: ChainBank, word: string): string | null {
  return meanings.get(word)?.meaning ?? null;
}
