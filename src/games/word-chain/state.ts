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
  /** How often the computer knew no word and began afresh. */
  stumped: countSchema,
});
export type WordChainState = v.InferOutput<typeof stateSchema>;
