import { runHistories } from './run-histories.ts';

/*
 * Plays random histories in a process of its own, for `npm run soak` and `npm run mutants`. Prints one JSON
 * object per line after each chunk: `{ played, report, coverage }`.
 *
 * Environment: RUNS, SEED, BACKEND (memory, indexeddb), CHUNK (histories a seed), SHRINK (yes, no).
 */

const { RUNS = '1000', SEED = '1', BACKEND = 'memory', CHUNK = '1000', SHRINK = 'yes' } = process.env;
const runs = Number(RUNS);
const chunk = Number(CHUNK);
const print = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

let played = 0;
for (let seed = Number(SEED); played < runs; seed += 1) {
  const share = Math.min(chunk, runs - played);
  const { coverage, ...report } = await runHistories({
    runs: share,
    seed,
    backend: BACKEND === 'indexeddb' ? 'indexeddb' : 'memory',
    shrinks: SHRINK === 'yes',
  });
  // A seed with a broken invariant ends there; the next seed continues.
  played += share;
  print({ played, report, coverage: coverage.entries() });
}
