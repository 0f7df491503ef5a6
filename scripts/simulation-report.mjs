/**
 * Parses a line that `tests/sync/simulation/worker.ts` prints. Its report has the kind 'held' when all
 * invariants held.
 * @returns the number of histories (random runs of the simulation) played so far, the report, and whether an
 * invariant was broken
 * @throws for a line of another form, so that a change of the worker's output can't hide a broken invariant
 */
export function parseWorkerLine(line) {
  const { played, report } = JSON.parse(line);
  if (report.kind !== 'held' && report.kind !== 'broken') {
    throw new Error(`The simulation's report has an unknown form: ${line.slice(0, 200)}`);
  }
  return { played, report, isBroken: report.kind === 'broken' };
}
