import { loadGeneralKnowledge } from '../../content/general-knowledge/general-knowledge-bank.ts';
import type { GeneralKnowledgeQuestion } from '../../content/general-knowledge/general-knowledge-schema.ts';
import { dealItems } from '../kit/deal-items.ts';
import { createFactQuestion } from '../question-round/fact-question.ts';
import { createRoundGame } from '../question-round/round-game.ts';
import { ROUND_QUESTIONS } from '../question-round/round-state.ts';
import { RoundView } from '../question-round/round-view.tsx';
import { getDifficulty } from './difficulty.ts';

/** General Knowledge: a round of ten questions about the world, in language of the learner's level. */
export const game = createRoundGame<readonly GeneralKnowledgeQuestion[]>({
  loadBank: (level) => loadGeneralKnowledge(getDifficulty(level)),
  dealQuestions: (bank, { carriedState: usedKeys }, rng) =>
    dealItems(bank, ROUND_QUESTIONS, { getKey: ({ id }) => id, usedKeys, rng }).map(createFactQuestion),
  View: RoundView,
  version: 2,
});
