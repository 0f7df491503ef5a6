import type { Level } from '../../domain/levels.ts';
import { loadWords } from '../words/word-bank.ts';
import type { Word } from '../words/word-schema.ts';
import { collectRelatedStems, indexAlikeGroups } from './word-relatedness.ts';

/**
 * The words of a level with their related stems, by which a question avoids wrong options that would be
 * right, too.
 */
export interface QuestionPool {
  words: readonly Word[];
  relatedStems: ReadonlyMap<Word, ReadonlySet<string>>;
}

/** Loads the pool of a level. Rejects when its words cannot be fetched (offline before the first visit). */
export async function loadQuestionPool(level: Level): Promise<QuestionPool> {
  const [words, { ALIKE_WORDS }] = await Promise.all([loadWords(level), import('./alike-words.ts')]);
  const groups = indexAlikeGroups(ALIKE_WORDS);
  return { words, relatedStems: new Map(words.map((word) => [word, collectRelatedStems(word, groups)])) };
}
