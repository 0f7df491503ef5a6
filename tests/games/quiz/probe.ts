import { LEVELS } from '../../../src/domain/levels.ts';
import type { RoundState } from '../../../src/games/question-round/round-state.ts';
import type { QuizBank } from '../../../src/games/quiz/deal.ts';
import { game } from '../../../src/games/quiz/game.ts';
import type { GameProbe } from '../game-probe.ts';
import { createRandomRoundMove, findBrokenRoundRules } from '../question-round/round-probe.ts';

/** How the contract test plays the Quiz by random moves, and the rules that each state keeps. */
export const quizProbe: GameProbe<QuizBank, RoundState> = {
  levels: LEVELS,
  loadBank: (level) => game.loadBank(level, ''),
  createMove: createRandomRoundMove,
  findBrokenRules: findBrokenRoundRules,
  knowsItem: ({ words, facts }, { kind, id }) =>
    kind === 'word'
      ? words.words.some(({ word }) => word === id)
      : kind === 'fact' && facts.some((fact) => fact.id === id),
};
