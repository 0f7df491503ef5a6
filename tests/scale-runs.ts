/** Whether this is `npm run check`, which runs the same properties less often. */
const IS_QUICK = process.env.CHECK === 'quick';
const QUICK_DIVISOR = 20;
const MIN_QUICK_RUNS = 5;

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
