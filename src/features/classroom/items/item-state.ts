import type { AnswerVerdict } from '../../../feedback/marking/exercise-marker.ts';

/** How often an item may be checked before its answer is shown: in the class, and when it is repeated. */
export const MAX_ITEM_TRIES = { first: 2, again: 1 } as const;

/** The result of one item so far. */
export type ItemState =
  /** Not checked yet. */
  | { status: 'open' }
  /** Missed, and may be tried once more. */
  | { status: 'missed'; verdict: 'nearly' | 'wrong' }
  | { status: 'right'; isFirstTry: boolean }
  /** Missed at the last try: the answer is shown. */
  | { status: 'shown' };

/**
 * Derives an item's state from the stored answers, not stored verdicts, so that a better key or an answer
 * that was called right changes earlier results.
 * @param tries the answer at each check, oldest first
 * @param allowed how many checks there may be
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

/** Whether an item is repeated at the end of the class: its first try was wrong, or it was never right. */
export function needsRepeat(tries: readonly string[], judge: (given: string) => AnswerVerdict): boolean {
  const [first] = tries;
  if (first === undefined) return false;
  return judge(first) === 'wrong' || deriveItemState(tries, judge).status === 'shown';
}
