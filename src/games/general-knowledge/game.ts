import { loadQuestions } from '../../content/general-knowledge/general-knowledge.ts';
import type { Question } from '../../content/general-knowledge/general-knowledge-schema.ts';
import { dealFresh } from '../kit/deal-fresh.ts';
import { factQuestion } from '../question-round/fact-question.ts';
import { roundGame } from '../question-round/round-game.ts';
import { ROUND_QUESTIONS } from '../question-round/round-state.ts';
import { RoundView } from '../question-round/round-view.tsx';
import { difficultyOf } from './difficulty.ts';

export const game = roundGame<readonly Question[]>({
  loadBank: (level) => loadQuestions(difficultyOf(level)),
  deal: (bank, { memory: used }, rng) =>
    dealFresh(bank, ROUND_QUESTIONS, { key: ({ id }) => id, used, rng }).map(factQuestion),
  View: RoundView,
  version: 2,
});
