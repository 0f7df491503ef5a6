import { loadQuestions } from '../../content/general-knowledge/general-knowledge.ts';
import type { Difficulty } from '../../content/general-knowledge/general-knowledge-schema.ts';
import { loadQuestionPool } from '../../content/language-questions/question-pool.ts';
import type { Level } from '../../domain/levels.ts';
import { roundGame } from '../question-round/round-game.ts';
import { deal, type QuizBank } from './deal.ts';
import { QuizView } from './view.tsx';

/** How hard the questions about the world are, which are written in easier English than their facts are hard. */
const WORLD_QUESTIONS = {
  A1: 'easy',
  A2: 'easy',
  B1: 'easy',
  B2: 'medium',
  C1: 'hard',
  C2: 'hard',
} as const satisfies Record<Level, Difficulty>;

async function loadBank(level: Level): Promise<QuizBank> {
  const [words, facts] = await Promise.all([loadQuestionPool(level), loadQuestions(WORLD_QUESTIONS[level])]);
  return { words, facts };
}

export const game = roundGame<QuizBank>({ loadBank, deal, View: QuizView, version: 1 });
