import * as v from 'valibot';
import { type Difficulty, type Question, questionListSchema } from './general-knowledge-schema.ts';

/** One file a difficulty, each a chunk of its own. */
const FILES = {
  easy: () => import('./easy.json'),
  medium: () => import('./medium.json'),
  hard: () => import('./hard.json'),
} as const satisfies Record<Difficulty, () => Promise<{ default: unknown }>>;

/**
 * The questions of one difficulty, by topic. Rejects when the file cannot be fetched (offline before the
 * first visit) or is not a list of questions, which is a bug that the tests catch.
 */
export async function loadQuestions(difficulty: Difficulty): Promise<readonly Question[]> {
  const file = await FILES[difficulty]();
  return v.parse(questionListSchema, file.default);
}
