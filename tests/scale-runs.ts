/** Whether this is `npm run check`, which runs the same properties less often. */
const IS_QUICK = process.env.CHECK === 'quick';
const QUICK_DIVISOR = 20;
const MIN_QUICK_RUNS = 5;
const QUICK_STEP = 5;

/**
 * The number of runs of a property.
 * @param fullRuns the runs in `npm test`
 * @param quickRuns the runs in `npm run check`, by default a twentieth
 */
export function scaleRuns(
  fullRuns: number,
  quickRuns = Math.max(MIN_QUICK_RUNS, Math.ceil(fullRuns / QUICK_DIVISOR)),
): number {
  return IS_QUICK ? Math.min(fullRuns, quickRuns) : fullRuns;
}

/** @returns all rows in `npm test`; in `npm run check` one of each five, over the whole list */
export function sampleRows<T>(rows: readonly T[]): readonly T[] {
  return IS_QUICK ? rows.filter((_, index) => index % QUICK_STEP === 0) : rows;
}
