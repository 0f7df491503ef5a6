/** Whether this is `npm run check`: the same rules, tried less often. */
const IS_QUICK = process.env.CHECK === 'quick';
const SHARE = 20;
const FEWEST = 5;

/**
 * How often to try a rule on random input.
 * @param full how often in `npm test`
 * @param few how often in `npm run check`, where a twentieth is not the right share
 */
export function scaleRuns(full: number, few = Math.max(FEWEST, Math.ceil(full / SHARE))): number {
  return IS_QUICK ? Math.min(full, few) : full;
}
