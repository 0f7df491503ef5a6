import * as v from 'valibot';
import type { GameMemory } from '../contract.ts';

/** What earlier games used up, the longest ago first: words, or the ids of questions. */
export type UsedWords = readonly string[];

/** So many of the newest are remembered. */
export const KEPT_USED_WORDS = 600;

/** What was used before, and now. */
export function withUsed(used: UsedWords, now: readonly string[]): UsedWords {
  const added = new Set(now);
  return [...used.filter((word) => !added.has(word)), ...added].slice(-KEPT_USED_WORDS);
}

/**
 * The memory of a game that repeats nothing until its pool is spent, for `dealFresh`.
 * @param usedIn what a finished game used
 */
export function rememberUsed<State>(
  usedIn: (state: State) => readonly string[],
  keptFor: GameMemory<UsedWords, State>['keptFor'] = 'each-choice',
): GameMemory<UsedWords, State> {
  return {
    keptFor,
    schema: v.array(v.string()),
    initial: [],
    after: (used, state) => withUsed(used, usedIn(state)),
  };
}
