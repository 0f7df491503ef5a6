import { pick, type Rng } from '../../../src/domain/random.ts';
import {
  currentTurn,
  type RoundMove,
  type RoundState,
} from '../../../src/games/question-round/round-state.ts';

/** Any move in a round, wise or foolish. */
export function randomRoundMove(state: RoundState, rng: Rng): RoundMove {
  if (rng() < 0.4) return { type: 'went-on' };
  if (rng() < 0.2) return { type: 'hinted' };
  const { options, answer } = currentTurn(state).question;
  return { type: 'answered', option: pick([...options, answer, 'no option'], rng) };
}
