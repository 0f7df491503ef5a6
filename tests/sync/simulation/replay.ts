import { readFileSync } from 'node:fs';
import { createMemoryBackend } from './backend.ts';
import { Coverage } from './coverage.ts';
import type { History } from './history.ts';
import { InvariantViolation } from './invariants.ts';
import { playHistory } from './play-history.ts';

/*
 * Replays one history from a file, in the form that the soak prints:
 * `npx tsx tests/sync/simulation/replay.ts history.json`. Prints whether the invariants held.
 */

const [, , path = ''] = process.argv;
const [history] = JSON.parse(readFileSync(path, 'utf8')) as [History];
try {
  await playHistory(history, createMemoryBackend(), new Coverage());
  console.log('All invariants held.');
} catch (thrown) {
  if (!(thrown instanceof InvariantViolation)) throw thrown;
  console.log(thrown.message);
  process.exitCode = 1;
}
