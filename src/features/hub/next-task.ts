import type { DayStep } from './day-steps.ts';

/** The next task of the day; `null` once everything is done. */
export type NextTask = { kind: 'step'; step: DayStep } | { kind: 'puzzle' } | null;

/**
 * Chooses the first open step; after the day's last class or the last step, the puzzle of the day, unless it
 * is done or the Game Room is locked.
 */
export function chooseNextTask(
  steps: readonly DayStep[],
  { hasClassesLeft, isPuzzleLeft }: { hasClassesLeft: boolean; isPuzzleLeft: boolean },
): NextTask {
  const step = steps.find(({ state }) => state !== 'done');
  if (isPuzzleLeft && !(step && hasClassesLeft)) return { kind: 'puzzle' };
  return step ? { kind: 'step', step } : null;
}
