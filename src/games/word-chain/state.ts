import * as v from 'valibot';
import { chainSchema } from '../chain/chain-state.ts';
import { count, playMs } from '../kit/state-parts.ts';

const turnSchema = v.variant('phase', [
  v.object({ phase: v.literal('learner'), since: playMs }),
  v.object({ phase: v.literal('computer'), since: playMs }),
  v.object({ phase: v.literal('over'), reason: v.picklist(['time-up', 'stopped', 'computer-out']) }),
]);

export const stateSchema = v.object({
  chain: chainSchema,
  turn: turnSchema,
  /** How often the computer knew no word and began afresh. */
  stumped: count,
});
export type WordChainState = v.InferOutput<typeof stateSchema>;
