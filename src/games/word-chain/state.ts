import * as v from 'valibot';
import { brokenRules } from '../broken-rules.ts';
import { chainFaults, chainSchema } from '../chain/chain-state.ts';

const time = v.pipe(v.number(), v.minValue(0));

const turnSchema = v.variant('phase', [
  v.object({ phase: v.literal('learner'), since: time }),
  v.object({ phase: v.literal('computer'), since: time }),
  v.object({ phase: v.literal('over'), reason: v.picklist(['time-up', 'stopped', 'computer-out']) }),
]);

export const stateSchema = v.object({
  chain: chainSchema,
  turn: turnSchema,
  /** How often the computer knew no word and began afresh. */
  stumped: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type WordChainState = v.InferOutput<typeof stateSchema>;

/** What is wrong with a state, in sentences; empty when it is sound. */
export function invariants({ chain, turn, stumped }: WordChainState): readonly string[] {
  const last = chain.links.at(-1);
  const byComputer = chain.links.slice(1).filter(({ by }) => by === 'computer');
  const inTurns = chain.links.every(({ by }, index) => by === (index % 2 === 0 ? 'computer' : 'learner'));
  return [
    ...chainFaults(chain),
    ...brokenRules([
      [() => inTurns, 'computer and learner lay in turns'],
      [() => turn.phase !== 'learner' || last?.by === 'computer', 'the learner answers the computer'],
      [() => turn.phase !== 'computer' || last?.by === 'learner', 'the computer answers the learner'],
      [
        () => chain.links.every(({ by, startsAfresh }) => by === 'computer' || !startsAfresh),
        'the learner has always a letter to go on from',
      ],
      [() => byComputer.filter(({ startsAfresh }) => startsAfresh).length === stumped, 'stumped is counted'],
    ]),
  ];
}
