import { loadQuestions } from '../../../src/content/general-knowledge/general-knowledge.ts';
import type { Question } from '../../../src/content/general-knowledge/general-knowledge-schema.ts';
import { DIFFICULTY_LEVELS, difficultyOf } from '../../../src/games/general-knowledge/difficulty.ts';
import type { RoundState } from '../../../src/games/question-round/round-state.ts';
import type { GameProbe } from '../game-probe.ts';
import { invariants, randomRoundMove } from '../question-round/round-probe.ts';

export const generalKnowledgeProbe: GameProbe<readonly Question[], RoundState> = {
  levels: Object.values(DIFFICULTY_LEVELS),
  gamesBeforeRepeats: 13,
  bank: (level) => loadQuestions(difficultyOf(level)),
  move: randomRoundMove,
  invariants,
  knows: (questions, { kind, id }) => kind === 'fact' && questions.some((question) => question.id === id),
};
