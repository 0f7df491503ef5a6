import { DRAG_GROUP_SIZE } from '../domain/limits.ts';
import { type Rng, shuffle } from '../domain/random.ts';
import type { Skill } from '../domain/skills.ts';
import type { Channel, PhrasePool } from './curriculum-schema.ts';
import { pickFreshFirst, type UsageTest } from './freshness.ts';

/** The channel a skill practises; either will do where there is none. */
const CHANNEL_OF: Partial<Record<Skill, Channel>> = {
  Speaking: 'talk',
  Listening: 'talk',
  Writing: 'writing',
};

/**
 * The Quick Check: two phrases for starting, then two for keeping going (specification, section 5). All
 * four come from one pool while it has fresh ones, the skill's own channel first; then from all pools.
 */
export function choosePhrases(
  pools: readonly PhrasePool[],
  skill: Skill,
  wasUsed: UsageTest,
  rng: Rng,
): readonly string[] {
  const channel = CHANNEL_OF[skill];
  const mixed = shuffle(pools, rng);
  const ordered = [
    ...mixed.filter((pool) => pool.channel === channel),
    ...mixed.filter((pool) => pool.channel !== channel),
  ];
  const hasFresh = (phrases: readonly string[]) =>
    phrases.filter((phrase) => !wasUsed(phrase)).length >= DRAG_GROUP_SIZE;
  const pool = ordered.find(({ starting, keeping }) => hasFresh(starting) && hasFresh(keeping)) ?? {
    starting: pools.flatMap(({ starting }) => starting),
    keeping: pools.flatMap(({ keeping }) => keeping),
  };
  return [
    ...pickFreshFirst(pool.starting, DRAG_GROUP_SIZE, wasUsed, rng),
    ...pickFreshFirst(pool.keeping, DRAG_GROUP_SIZE, wasUsed, rng),
  ];
}
