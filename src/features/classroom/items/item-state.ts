import type { AnswerVerdict } from '../../../feedback/marking/exercise-marker.ts';

/** How often an item may be checked before its answer is shown: in the class, and when it comes back. */
export const MAX_ITEM_TRIES = { first: 2, again: 1 } as const;

/** Where a learner stands with one item. */
export type ItemState =
  /** Not checked yet. */
  | { status: 'open' }
  /** Missed, and may be tried once more. */
  | { status: 'missed'; verdict: 'nearly' | 'wrong' }
  | { status: 'right'; isFirstTry: boolean }
  /** Missed for good: the answer is shown. */
  | { status: 'shown' };

/**
 * @param tries what was given at each check, the first one first
 * @param allowed how many there may be
 */
export function deriveItemState(
  tries: readonly string[],
  judge: (given: string) => AnswerVerdict,
  allowed: number = MAX_ITEM_TRIES.first,
): ItemState {
  const last = tries.at(-1);
  if (last === undefined) return { status: 'open' };
  const verdict = judge(last);
  if (verdict === 'right') return { status: 'right', isFirstTry: judge(tries[0] ?? last) === 'right' };
  return tries.length < allowed ? { status: 'missed', verdict } : { status: 'shown' };
}

/** Whether an item comes back at the end of the class: its first try was wrong, or it was never got right. */
export function needsRepeat(tries: readonly string[], judge: (given: string) => AnswerVerdict): boolean {
  const [first] = tries;
  if (first === undefined) return false;
  return judge(first) === 'wrong' || deriveItemState(tries, judge).status === 'shown';
}
