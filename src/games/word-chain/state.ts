import * as v from 'valibot';
import { chainSchema } from '../chain/chain-state.ts';
import { countSchema, playMsSchema } from '../kit/state-schemas.ts';

const turnSchema = v.variant('phase', [
  v.object({ phase: v.literal('learner'), since: playMsSchema }),
  v.object({ phase: v.literal('computer'), since: playMsSchema }),
  v.object({ phase: v.literal('over'), reason: v.picklist(['time-up', 'stopped', 'computer-out']) }),
]);

export const stateSchema = v.object({
  chain: chainSchema,
  turn: turnSchema,
  /** How often the computer had no word and started a new chain. */
  stumped: countSchema,
});
export type WordChainState = v.InferOutput<typeof stateSchema>;
