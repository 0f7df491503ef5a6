import { loadQuestions } from '../../../src/content/general-knowledge/general-knowledge.ts';
import type { Question } from '../../../src/content/general-knowledge/general-knowledge-schema.ts';
import { pick } from '../../../src/domain/random.ts';
import { DIFFICULTY_LEVELS, difficultyOf } from '../../../src/games/general-knowledge/difficulty.ts';
import { currentTurn, type QuizMove, type QuizState } from '../../../src/games/general-knowledge/state.ts';
import type { GameProbe } from '../game-probe.ts';
import { invariants } from './invariants.ts';

export const generalKnowledgeProbe: GameProbe<readonly Question[], QuizState> = {
  levels: Object.values(DIFFICULTY_LEVELS),
  bank: (level) => loadQuestions(difficultyOf(level)),
  move(state, rng): QuizMove {
    if (rng() < 0.4) return { type: 'went-on' };
    const { question } = currentTurn(state);
    return {
      type: 'answered',
      option: pick([...question.options, question.correctAnswer, 'no option'], rng),
    };
  },
  invariants,
  knows: (questions, { kind, id }) => kind === 'fact' && questions.some((question) => question.id === id),
};
