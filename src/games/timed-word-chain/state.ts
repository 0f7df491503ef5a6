import * as v from 'valibot';
import { chainSchema } from '../chain/chain-state.ts';
import { count, playMs } from '../kit/state-parts.ts';

const turnSchema = v.variant('phase', [
  v.object({ phase: v.literal('playing'), since: playMs }),
  v.object({ phase: v.literal('over'), reason: v.picklist(['time-up', 'stopped']) }),
]);

export const stateSchema = v.object({
  chain: chainSchema,
  turn: turnSchema,
  /** Words in a row without a wrong one, and the most there were. */
  combo: count,
  bestCombo: count,
});
export type TimedChainState = v.InferOutput<typeof stateSchema>;
