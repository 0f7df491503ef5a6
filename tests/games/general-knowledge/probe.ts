import { loadGeneralKnowledge } from '../../../src/content/general-knowledge/general-knowledge-bank.ts';
import type { GeneralKnowledgeQuestion } from '../../../src/content/general-knowledge/general-knowledge-schema.ts';
import { DIFFICULTY_LEVELS, getDifficulty } from '../../../src/games/general-knowledge/difficulty.ts';
import type { RoundState } from '../../../src/games/question-round/round-state.ts';
import type { GameProbe } from '../game-probe.ts';
import { createRandomRoundMove, findBrokenRoundRules } from '../question-round/round-probe.ts';

/** How the contract test plays General Knowledge by random moves, and the rules that each state keeps. */
export const generalKnowledgeProbe: GameProbe<readonly GeneralKnowledgeQuestion[], RoundState> = {
  levels: Object.values(DIFFICULTY_LEVELS),
  gamesBeforeRepeats: 13,
  loadBank: (level) => loadGeneralKnowledge(getDifficulty(level)),
  createMove: createRandomRoundMove,
  findBrokenRules: findBrokenRoundRules,
  knowsItem: (questions, { kind, id }) => kind === 'fact' && questions.some((question) => question.id === id),
};
