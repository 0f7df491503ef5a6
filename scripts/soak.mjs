import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseWorkerLine } from './simulation-report.mjs';

/**
 * Plays a million random histories (runs of the simulation) of the sync engine: `npm run soak`.
 *
 * Environment: SOAK_RUNS, the number of histories; SOAK_SEED, the first seed; SOAK_WORKERS, the number of
 * parallel processes; SOAK_STATE, a file with the progress, so that an interrupted soak continues where it
 * stopped.
 */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** A larger young generation of the heap saves a tenth of the time. */
const NODE_OPTIONS = ['--max-semi-space-size=64', '--import', 'tsx'];
const WORKER = join(ROOT, 'tests/sync/simulation/worker.ts');
/** Histories of one seed. */
const CHUNK = 1_000;
/** Seeds that a process plays before the next one starts. */
const SEEDS_PER_PROCESS = 10;
const PROGRESS_EVERY_MS = 60_000;

const { SOAK_RUNS = '1000000', SOAK_STATE = '' } = process.env;
const workers = Number(process.env.SOAK_WORKERS ?? availableParallelism());
const initial = { seed: Number(process.env.SOAK_SEED ?? 1), played: 0, seconds: 0, broken: [] };
const state = SOAK_STATE && existsSync(SOAK_STATE) ? JSON.parse(readFileSync(SOAK_STATE, 'utf8')) : initial;
const runs = Number(SOAK_RUNS);
const startedAt = Date.now();
const earlier = { played: state.played, seconds: state.seconds };

function saveState() {
  state.seconds = earlier.seconds + (Date.now() - startedAt) / 1000;
  if (SOAK_STATE) writeFileSync(SOAK_STATE, JSON.stringify(state));
}

function printProgress() {
  const rate = (state.played - earlier.played) / ((Date.now() - startedAt) / 1000);
  const left = rate > 0 ? `${((runs - state.played) / rate / 3600).toFixed(1)} h left` : 'starting';
  console.log(
    `${state.played} of ${runs} histories, ${state.broken.length} broken, ${rate.toFixed(0)} a second, ${left}`,
  );
}

/** Plays the next seeds, from this one on, in one process. */
function playSeeds(seed) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...NODE_OPTIONS, WORKER], {
      cwd: ROOT,
      env: {
        ...process.env,
        RUNS: String(CHUNK * SEEDS_PER_PROCESS),
        CHUNK: String(CHUNK),
        SEED: String(seed),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let reported = 0;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { played, report, isBroken } = parseWorkerLine(line);
      state.played += played - reported;
      reported = played;
      if (isBroken) {
        state.broken.push(report);
        console.log(`Broken after ${report.runs} histories of seed ${report.seed}: ${report.found}`);
        console.log(`  path ${report.path}: ${report.history}`);
      }
      saveState();
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('A process of the soak died.'))));
  });
}

async function runWorker() {
  while (state.played < runs) {
    const { seed } = state;
    state.seed += SEEDS_PER_PROCESS;
    await playSeeds(seed);
  }
}

console.log(
  `${runs} histories on ${workers} processes, from seed ${state.seed}, ${state.played} played before.`,
);
const progressTimer = setInterval(printProgress, PROGRESS_EVERY_MS);
await Promise.all(Array.from({ length: workers }, runWorker));
clearInterval(progressTimer);
saveState();
printProgress();
console.log(
  `Played ${state.played} histories in ${(state.seconds / 3600).toFixed(2)} hours; ${state.broken.length} broke an invariant.`,
);
process.exitCode = state.broken.length === 0 ? 0 : 1;
