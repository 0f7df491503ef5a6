import type { Level } from '../../domain/levels.ts';
import { loadWords } from '../words/word-bank.ts';
import type { Word } from '../words/word-schema.ts';
import { aboutOf, alikeGroups } from './kinship.ts';

/** The words of a level, ready to be asked about. */
export interface QuestionPool {
  words: readonly Word[];
  about: ReadonlyMap<Word, ReadonlySet<string>>;
}

/** Rejects where the level's words cannot be fetched: offline before the first visit. */
export async function loadQuestionPool(level: Level): Promise<QuestionPool> {
  const [words, { ALIKE_WORDS }] = await Promise.all([loadWords(level), import('./alike-words.ts')]);
  const groups = alikeGroups(ALIKE_WORDS);
  return { words, about: new Map(words.map((word) => [word, aboutOf(word, groups)])) };
}
