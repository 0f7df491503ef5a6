import type { Verdict } from '../../../feedback/marking/mark-item.ts';

/** How often an item may be checked before its answer is shown: in the class, and when it comes back. */
export const TRIES = { first: 2, again: 1 } as const;

/** Where a learner stands with one item. */
export type Standing =
  /** Not checked yet. */
  | { phase: 'open' }
  /** Missed, and may be tried once more. */
  | { phase: 'missed'; verdict: 'nearly' | 'wrong' }
  | { phase: 'right'; isAtOnce: boolean }
  /** Missed for good: the answer is shown. */
  | { phase: 'shown' };

/**
 * @param tries what was given at each check, the first one first
 * @param allowed how many there may be
 */
export function standingOf(
  tries: readonly string[],
  judge: (given: string) => Verdict,
  allowed: number = TRIES.first,
): Standing {
  const last = tries.at(-1);
  if (last === undefined) return { phase: 'open' };
  const verdict = judge(last);
  if (verdict === 'right') return { phase: 'right', isAtOnce: judge(tries[0] ?? last) === 'right' };
  return tries.length < allowed ? { phase: 'missed', verdict } : { phase: 'shown' };
}

/** Whether an item comes back at the end of the class: its first try was wrong, or it was never got right. */
export function comesBack(tries: readonly string[], judge: (given: string) => Verdict): boolean {
  const [first] = tries;
  if (first === undefined) return false;
  return judge(first) === 'wrong' || standingOf(tries, judge).phase === 'shown';
}
