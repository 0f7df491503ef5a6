import * as v from 'valibot';
import type { CarriedStateSpec } from '../game-contract.ts';

/** Words or question ids that earlier games used, the oldest first. */
export type UsedKeys = readonly string[];

/** How many of the newest are kept. */
const MAX_USED_KEYS = 600;

/** Moves the keys used now to the end. */
export function addUsedKeys(used: UsedKeys, keys: readonly string[]): UsedKeys {
  const added = new Set(keys);
  return [...used.filter((key) => !added.has(key)), ...added].slice(-MAX_USED_KEYS);
}

/**
 * The carried state of a game that repeats nothing until its pool is used up, for `dealItems`.
 * @param getUsedKeys the keys that a finished game used
 */
export function createCarriedUsedKeys<State>(
  getUsedKeys: (state: State) => readonly string[],
  scope: CarriedStateSpec<UsedKeys, State>['scope'] = 'each-choice',
): CarriedStateSpec<UsedKeys, State> {
  return {
    scope,
    schema: v.array(v.string()),
    initial: [],
    update: (used, state) => addUsedKeys(used, getUsedKeys(state)),
  };
}
