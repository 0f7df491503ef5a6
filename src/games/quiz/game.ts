import { loadQuestions, loadSimpleQuestions } from '../../content/general-knowledge/general-knowledge.ts';
import type { Question } from '../../content/general-knowledge/general-knowledge-schema.ts';
import { loadQuestionPool } from '../../content/language-questions/question-pool.ts';
import type { Level } from '../../domain/levels.ts';
import { roundGame } from '../question-round/round-game.ts';
import { deal, type QuizBank } from './deal.ts';
import { QuizView } from './view.tsx';

/** The questions about the world that a learner of each level can read. */
const WORLD_QUESTIONS = {
  A1: () => loadSimpleQuestions('A1'),
  A2: () => loadSimpleQuestions('A2'),
  B1: () => loadQuestions('easy'),
  B2: () => loadQuestions('medium'),
  C1: () => loadQuestions('hard'),
  C2: () => loadQuestions('hard'),
} as const satisfies Record<Level, () => Promise<readonly Question[]>>;

async function loadBank(level: Level): Promise<QuizBank> {
  const [words, facts] = await Promise.all([loadQuestionPool(level), WORLD_QUESTIONS[level]()]);
  return { words, facts };
}

export const game = roundGame<QuizBank>({ loadBank, deal, View: QuizView, version: 1 });
