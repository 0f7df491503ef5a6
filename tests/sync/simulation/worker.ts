import { runHistories } from './run-histories.ts';

/*
 * A share of a soak, or the trial of a mutant, in a process of its own. Tells on standard output, a JSON
 * object a line: `{ played }` from time to time, and its report at the end.
 *
 * Environment: RUNS, SEED, BACKEND (memory, indexeddb), CHUNK (histories a seed), SHRINK (yes, no).
 */

const { RUNS = '1000', SEED = '1', BACKEND = 'memory', CHUNK = '1000', SHRINK = 'yes' } = process.env;
const runs = Number(RUNS);
const chunk = Number(CHUNK);
const tell = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);

let played = 0;
for (let seed = Number(SEED); played < runs; seed += 1) {
  const share = Math.min(chunk, runs - played);
  const { coverage, ...report } = await runHistories({
    runs: share,
    seed,
    backend: BACKEND === 'indexeddb' ? 'indexeddb' : 'memory',
    shrinks: SHRINK === 'yes',
  });
  // A seed that broke something has no more to tell: the next one goes on.
  played += share;
  tell({ played, report, coverage: coverage.entries() });
}
