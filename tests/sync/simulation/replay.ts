import { readFileSync } from 'node:fs';
import { memoryBackend } from './backend.ts';
import { Coverage } from './coverage.ts';
import type { History } from './events.ts';
import { Breach } from './invariants.ts';
import { play } from './play.ts';

/*
 * Plays one history, as the soak prints those that break an invariant, from a file:
 * `npx tsx tests/sync/simulation/replay.ts history.json`. Says whether the invariants held.
 */

const [, , path = ''] = process.argv;
const [history] = JSON.parse(readFileSync(path, 'utf8')) as [History];
try {
  await play(history, memoryBackend(), new Coverage());
  console.log('All invariants held.');
} catch (thrown) {
  if (!(thrown instanceof Breach)) throw thrown;
  console.log(thrown.message);
  process.exitCode = 1;
}
