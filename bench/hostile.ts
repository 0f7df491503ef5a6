import { fork } from 'node:child_process';
import { LONG_ANSWER } from '../tests/server/hostile/answer-requests.ts';
import { hostileRequests } from '../tests/server/hostile/corpus.ts';
import type { Attacker } from '../tests/server/hostile/hostile-request.ts';
import type { Attack, AttackResult } from './attackers.ts';
import { computePercentile, createLatencies, type Latencies, type ProbeName, probe } from './probe.ts';
import { type LoopMeasurement, type ServerProcess, startServerProcess } from './server-process.ts';

/**
 * Latencies of other learners during attacks: `npm run bench:hostile [seconds [name]]`. Each request of the
 * corpus, or each with this in its name, runs for so many seconds, several at a time; then 20 learners submit
 * 2,000 words at once.
 */

const QUIET_MS = 10_000;
const ATTACK_MS = 1_000 * Number(process.argv[2] ?? 2);
const ATTACKED = hostileRequests.filter(({ name }) => name.includes(process.argv[3] ?? ''));
const CONCURRENT_ATTACKS = 4;
const LONG_ANSWERS = 20;
const PROBING_LEARNERS = 5;
/**
 * The budgets: the added latency of others at the 99th percentile, and how long the event loop may be
 * blocked.
 */
const MAX_ADDED_LATENCY_MS = 100;
const MAX_BLOCKED_MS = 50;

const NAMES: readonly ProbeName[] = ['healthz', 'commit', 'batchGet'];
const p99 = (latencies: Latencies, name: ProbeName) => computePercentile(latencies[name], 0.99);
const milliseconds = (value: number) => `${value.toFixed(0)} ms`.padStart(8);

/** Probes while `work` runs, and measures the event loop. */
async function measureDuring(
  server: ServerProcess,
  learners: readonly Attacker[],
  work: () => Promise<unknown>,
) {
  let isOver = false;
  await server.measure();
  const probing = probe(learners, () => isOver);
  await work();
  isOver = true;
  return { latencies: await probing, ...(await server.measure()) };
}

/** The attackers' process. An attack is prepared first, so that only the attack itself is measured. */
function startAttackers(address: string) {
  const child = fork('bench/attackers.ts', [address], { execArgv: ['--import', 'tsx'] });
  const nextMessage = () => new Promise<unknown>((resolve) => child.once('message', resolve));
  return {
    async prepare(order: Attack): Promise<() => Promise<AttackResult>> {
      child.send(order);
      await nextMessage();
      return async () => (await nextMessage()) as AttackResult;
    },
    end: () => child.kill(),
  };
}

type Loop = Pick<LoopMeasurement, 'delayMs' | 'blockedMs' | 'busyMs' | 'gcPauseMs'>;

function printRow(
  name: string,
  latencies: Latencies,
  { delayMs, blockedMs, busyMs, gcPauseMs }: Loop,
  remark = '',
): void {
  const figures = NAMES.map((one) => milliseconds(p99(latencies, one))).join(' ');
  const loop = `loop delayed ${milliseconds(delayMs)}, blocked ${milliseconds(blockedMs)}, busy ${milliseconds(busyMs ?? Number.NaN)}, GC ${milliseconds(gcPauseMs)}`;
  console.log(`${name.slice(0, 64).padEnd(64)} ${figures}  ${loop}  ${remark}`);
}

const server = await startServerProcess();
const attackers = startAttackers(server.address);
const learners = await Promise.all(Array.from({ length: PROBING_LEARNERS }, () => server.newLearner()));
const sleep = (ms: number) => new Promise((wait) => setTimeout(wait, ms));

console.log(
  `${'99th percentiles of another learner'.padEnd(64)} ${NAMES.map((name) => name.padStart(8)).join(' ')}`,
);
await measureDuring(server, learners, () => sleep(QUIET_MS / 4));
const quiet = await measureDuring(server, learners, () => sleep(QUIET_MS));
printRow('quiet', quiet.latencies, quiet);

const all = createLatencies();
let delayMs = 0;
let blockedMs = 0;
let busyMs = 0;
let gcPauseMs = 0;
let worst = 'nothing';
async function measureAttack(name: string, order: Attack): Promise<void> {
  const attack = await attackers.prepare(order);
  let result: AttackResult = { statuses: [], unexpected: [] };
  const loaded = await measureDuring(server, learners, async () => {
    result = await attack();
  });
  for (const probed of NAMES) all[probed].push(...loaded.latencies[probed]);
  delayMs = Math.max(delayMs, loaded.delayMs);
  busyMs = Math.max(busyMs, loaded.busyMs ?? Number.NaN);
  gcPauseMs = Math.max(gcPauseMs, loaded.gcPauseMs);
  if (loaded.blockedMs > blockedMs) [blockedMs, worst] = [loaded.blockedMs, name];
  printRow(
    name,
    loaded.latencies,
    loaded,
    result.statuses.map(([status, count]) => `${count} × ${status}`).join(', '),
  );
  for (const status of new Set(result.unexpected)) console.log(`  ${status} was not expected`);
}

for (const { name } of ATTACKED) {
  await measureAttack(name, { name, durationMs: ATTACK_MS, concurrency: CONCURRENT_ATTACKS });
}
await measureAttack(`${LONG_ANSWERS} × ${LONG_ANSWER.name}`, { longAnswers: LONG_ANSWERS });
attackers.end();
await server.stop();

let isWithinBudget = blockedMs <= MAX_BLOCKED_MS;
printRow('\nall of them', all, { delayMs, blockedMs, busyMs, gcPauseMs }, `blocked longest at: ${worst}`);
for (const name of NAMES) {
  const addedMs = p99(all, name) - p99(quiet.latencies, name);
  isWithinBudget &&= addedMs < MAX_ADDED_LATENCY_MS;
  console.log(
    `${name}: ${addedMs.toFixed(0)} ms slower than without attacks; the budget is ${MAX_ADDED_LATENCY_MS} ms`,
  );
}
console.log(
  `the event loop was blocked ${blockedMs.toFixed(0)} ms at most; the budget is ${MAX_BLOCKED_MS} ms.`,
  `With waiting for a core it was delayed ${delayMs.toFixed(0)} ms at most.`,
);
process.exit(isWithinBudget ? 0 : 1);
