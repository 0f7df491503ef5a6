import * as v from 'valibot';
import { chainSchema } from '../chain/chain-state.ts';
import { countSchema, playMsSchema } from '../kit/state-schemas.ts';

const turnSchema = v.variant('phase', [
  v.object({ phase: v.literal('playing'), since: playMsSchema }),
  v.object({ phase: v.literal('over'), reason: v.picklist(['time-up', 'stopped']) }),
]);

export const stateSchema = v.object({
  chain: chainSchema,
  turn: turnSchema,
  /** The current and the longest run of words without a wrong one. */
  combo: countSchema,
  bestCombo: countSchema,
});
export type TimedChainState = v.InferOutput<typeof stateSchema>;
