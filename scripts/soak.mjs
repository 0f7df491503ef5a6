import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * Plays random histories of the sync engine for a long time: `npm run soak`, a million of them.
 *
 * Environment: SOAK_RUNS; SOAK_SEED, the first seed; SOAK_WORKERS, processes at once; SOAK_STATE, a file
 * that remembers what was played, so that an interrupted soak goes on where it was.
 */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Young objects by the million: a larger nursery saves a tenth of the time. */
const NODE_OPTIONS = ['--max-semi-space-size=64', '--import', 'tsx'];
const WORKER = join(ROOT, 'tests/sync/simulation/worker.ts');
const CHUNK = 1_000;
const PROGRESS_EVERY_MS = 60_000;

const { SOAK_RUNS = '1000000', SOAK_STATE = '' } = process.env;
const workers = Number(process.env.SOAK_WORKERS ?? availableParallelism());
const fresh = { seed: Number(process.env.SOAK_SEED ?? 1), played: 0, seconds: 0, broken: [] };
const state = SOAK_STATE && existsSync(SOAK_STATE) ? JSON.parse(readFileSync(SOAK_STATE, 'utf8')) : fresh;
const runs = Number(SOAK_RUNS);
const startedAt = Date.now();
const earlier = { played: state.played, seconds: state.seconds };

function remember() {
  state.seconds = earlier.seconds + (Date.now() - startedAt) / 1000;
  if (SOAK_STATE) writeFileSync(SOAK_STATE, JSON.stringify(state));
}

function tell() {
  const rate = (state.played - earlier.played) / ((Date.now() - startedAt) / 1000);
  const left = rate > 0 ? `${((runs - state.played) / rate / 3600).toFixed(1)} h left` : 'starting';
  console.log(
    `${state.played} of ${runs} histories, ${state.broken.length} broken, ${rate.toFixed(0)} a second, ${left}`,
  );
}

/** A process for ten seeds, a thousand histories each. */
function playSeed(seed) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...NODE_OPTIONS, WORKER], {
      cwd: ROOT,
      env: { ...process.env, RUNS: String(CHUNK * 10), CHUNK: String(CHUNK), SEED: String(seed) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let told = 0;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { played, report } = JSON.parse(line);
      state.played += played - told;
      told = played;
      if (report.outcome === 'broken') {
        state.broken.push(report);
        console.log(`Broken after ${report.runs} histories of seed ${report.seed}: ${report.found}`);
        console.log(`  path ${report.path}: ${report.history}`);
      }
      remember();
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('A process of the soak died.'))));
  });
}

async function work() {
  while (state.played < runs) {
    const { seed } = state;
    state.seed += 10;
    await playSeed(seed);
  }
}

console.log(
  `${runs} histories on ${workers} processes, from seed ${state.seed}, ${state.played} played before.`,
);
const progress = setInterval(tell, PROGRESS_EVERY_MS);
await Promise.all(Array.from({ length: workers }, work));
clearInterval(progress);
remember();
tell();
console.log(
  `Played ${state.played} histories in ${(state.seconds / 3600).toFixed(2)} hours; ${state.broken.length} broke an invariant.`,
);
process.exitCode = state.broken.length === 0 ? 0 : 1;
