import * as v from 'valibot';
import { brokenRules } from '../broken-rules.ts';
import { chainFaults, chainSchema, learnersWords } from '../chain/chain-state.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const turnSchema = v.variant('phase', [
  v.object({ phase: v.literal('playing'), since: v.pipe(v.number(), v.minValue(0)) }),
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

/** What is wrong with a state, in sentences; empty when it is sound. */
export function invariants({ chain, combo, bestCombo }: TimedChainState): readonly string[] {
  return [
    ...chainFaults(chain),
    ...brokenRules([
      [() => chain.links.slice(1).every(({ by }) => by === 'learner'), 'the computer only begins'],
      [() => combo <= bestCombo, 'the best combo is the best'],
      [() => bestCombo <= learnersWords(chain).length, 'a combo is made of words'],
    ]),
  ];
}
