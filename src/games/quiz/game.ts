import {
  loadGeneralKnowledge,
  loadSimpleGeneralKnowledge,
} from '../../content/general-knowledge/general-knowledge-bank.ts';
import type { GeneralKnowledgeQuestion } from '../../content/general-knowledge/general-knowledge-schema.ts';
import { loadQuestionPool } from '../../content/language-questions/question-pool.ts';
import type { Level } from '../../domain/levels.ts';
import { createRoundGame } from '../question-round/round-game.ts';
import { dealQuestions, type QuizBank } from './deal.ts';
import { QuizView } from './view.tsx';

/** The questions about facts that a learner of each level can read. */
const FACTS_BY_LEVEL = {
  A1: () => loadSimpleGeneralKnowledge('A1'),
  A2: () => loadSimpleGeneralKnowledge('A2'),
  B1: () => loadGeneralKnowledge('easy'),
  B2: () => loadGeneralKnowledge('medium'),
  C1: () => loadGeneralKnowledge('hard'),
  C2: () => loadGeneralKnowledge('hard'),
} as const satisfies Record<Level, () => Promise<readonly GeneralKnowledgeQuestion[]>>;

async function loadBank(level: Level): Promise<QuizBank> {
  const [words, facts] = await Promise.all([loadQuestionPool(level), FACTS_BY_LEVEL[level]()]);
  return { words, facts };
}

/** Quiz: a round of ten questions, seven about words and three about the world. */
export const game = createRoundGame<QuizBank>({ loadBank, dealQuestions, View: QuizView, version: 1 });
