import type { DayStep } from './day-steps.ts';

/** What the card of the one thing to do now is about; `null` once all of the day is done. */
export type NextTask = { kind: 'step'; step: DayStep } | { kind: 'puzzle' } | null;

/** The first step that is left. After the day's last class, and after the last step, it is the puzzle of the day. */
export function chooseNextTask(
  steps: readonly DayStep[],
  { hasClassesLeft, isPuzzleDone }: { hasClassesLeft: boolean; isPuzzleDone: boolean },
): NextTask {
  const step = steps.find(({ state }) => state !== 'done');
  if (!isPuzzleDone && !(step && hasClassesLeft)) return { kind: 'puzzle' };
  return step ? { kind: 'step', step } : null;
}
