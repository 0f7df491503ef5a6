import * as v from 'valibot';
import type { CarriedStateSpec } from '../contract.ts';

/** What earlier games used up, the longest ago first: words, or the ids of questions. */
export type UsedKeys = readonly string[];

/** So many of the newest are remembered. */
export const MAX_USED_KEYS = 600;

/** What was used before, and now. */
export function addUsedKeys(used: UsedKeys, now: readonly string[]): UsedKeys {
  const added = new Set(now);
  return [...used.filter((word) => !added.has(word)), ...added].slice(-MAX_USED_KEYS);
}

/**
 * The memory of a game that repeats nothing until its pool is spent, for `dealItems`.
 * @param usedIn what a finished game used
 */
export function createCarriedUsedKeys<State>(
  usedIn: (state: State) => readonly string[],
  scope: CarriedStateSpec<UsedKeys, State>['scope'] = 'each-choice',
): CarriedStateSpec<UsedKeys, State> {
  return {
    scope,
    schema: v.array(v.string()),
    initial: [],
    update: (used, state) => addUsedKeys(used, usedIn(state)),
  };
}
