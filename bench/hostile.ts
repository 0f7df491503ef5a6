import { fork } from 'node:child_process';
import { LONG_ANSWER } from '../tests/server/hostile/answer-requests.ts';
import { hostileRequests } from '../tests/server/hostile/corpus.ts';
import type { Attacker } from '../tests/server/hostile/hostile-request.ts';
import type { Attack, AttackResult } from './attackers.ts';
import { computePercentile, createLatencies, type Latencies, type ProbeName, probe } from './probe.ts';
import { type LoopMeasurement, type ServerProcess, startServerProcess } from './server-process.ts';

/**
 * What others feel while one learner attacks: `npm run bench:hostile [seconds [name]]`. Each request of the
 * corpus, or each whose name has this in it, runs for so many seconds, several at a time, then 20 learners
 * hand in 2,000 words at once.
 */

const QUIET_MS = 10_000;
const ATTACK_MS = 1_000 * Number(process.argv[2] ?? 2);
const ATTACKED = hostileRequests.filter(({ name }) => name.includes(process.argv[3] ?? ''));
const ATTACKS_AT_ONCE = 4;
const LONG_ANSWERS = 20;
const PROBING_LEARNERS = 5;
/**
 * The bars: how much slower others may be at the 99th percentile, and how long the event loop may be held.
 */
const MOST_SLOWER_MS = 100;
const MOST_HELD_MS = 50;

const NAMES: readonly ProbeName[] = ['healthz', 'commit', 'batchGet'];
const p99 = (latencies: Latencies, name: ProbeName) => computePercentile(latencies[name], 0.99);
const milliseconds = (value: number) => `${value.toFixed(0)} ms`.padStart(8);

/** Probes while `work` runs, and tells how the event loop fared. */
async function whileProbing(
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

/** The attackers' process: an order is prepared first, so that only the attack itself is measured. */
function startAttackers(address: string) {
  const child = fork('bench/attackers.ts', [address], { execArgv: ['--import', 'tsx'] });
  const heard = () => new Promise<unknown>((resolve) => child.once('message', resolve));
  return {
    async prepare(order: Attack): Promise<() => Promise<AttackResult>> {
      child.send(order);
      await heard();
      return async () => (await heard()) as AttackResult;
    },
    end: () => child.kill(),
  };
}

type Loop = Pick<LoopMeasurement, 'delayMs' | 'blockedMs' | 'busyMs' | 'gcPauseMs'>;

function row(
  name: string,
  latencies: Latencies,
  { delayMs, blockedMs, busyMs, gcPauseMs }: Loop,
  remark = '',
): void {
  const figures = NAMES.map((one) => milliseconds(p99(latencies, one))).join(' ');
  const loop = `loop late ${milliseconds(delayMs)}, held ${milliseconds(blockedMs)}, ran ${milliseconds(busyMs ?? Number.NaN)}, heap collected ${milliseconds(gcPauseMs)}`;
  console.log(`${name.slice(0, 64).padEnd(64)} ${figures}  ${loop}  ${remark}`);
}

const server = await startServerProcess();
const attackers = startAttackers(server.address);
const learners = await Promise.all(Array.from({ length: PROBING_LEARNERS }, () => server.newLearner()));
const sleep = (ms: number) => new Promise((wait) => setTimeout(wait, ms));

console.log(
  `${'99th percentiles of another learner'.padEnd(64)} ${NAMES.map((name) => name.padStart(8)).join(' ')}`,
);
await whileProbing(server, learners, () => sleep(QUIET_MS / 4));
const quiet = await whileProbing(server, learners, () => sleep(QUIET_MS));
row('quiet', quiet.latencies, quiet);

const all = createLatencies();
let delayMs = 0;
let blockedMs = 0;
let busyMs = 0;
let gcPauseMs = 0;
let worst = 'nothing';
async function under(name: string, order: Attack): Promise<void> {
  const attack = await attackers.prepare(order);
  let fought: AttackResult = { statuses: [], unexpected: [] };
  const loaded = await whileProbing(server, learners, async () => {
    fought = await attack();
  });
  for (const probed of NAMES) all[probed].push(...loaded.latencies[probed]);
  delayMs = Math.max(delayMs, loaded.delayMs);
  busyMs = Math.max(busyMs, loaded.busyMs ?? Number.NaN);
  gcPauseMs = Math.max(gcPauseMs, loaded.gcPauseMs);
  if (loaded.blockedMs > blockedMs) [blockedMs, worst] = [loaded.blockedMs, name];
  row(
    name,
    loaded.latencies,
    loaded,
    fought.statuses.map(([status, count]) => `${count} × ${status}`).join(', '),
  );
  for (const status of new Set(fought.unexpected)) console.log(`  ${status} was not expected`);
}

for (const { name } of ATTACKED) {
  await under(name, { name, durationMs: ATTACK_MS, concurrency: ATTACKS_AT_ONCE });
}
await under(`${LONG_ANSWERS} × ${LONG_ANSWER.name}`, { longAnswers: LONG_ANSWERS });
attackers.end();
await server.stop();

let isKept = blockedMs <= MOST_HELD_MS;
row('\nall of them', all, { delayMs, blockedMs, busyMs, gcPauseMs }, `held longest at: ${worst}`);
for (const name of NAMES) {
  const slower = p99(all, name) - p99(quiet.latencies, name);
  isKept &&= slower < MOST_SLOWER_MS;
  console.log(
    `${name}: ${slower.toFixed(0)} ms slower than when it is quiet; the bar is ${MOST_SLOWER_MS} ms`,
  );
}
console.log(
  `the event loop was held ${blockedMs.toFixed(0)} ms at most; the bar is ${MOST_HELD_MS} ms.`,
  `With what it waited for a processor it was ${delayMs.toFixed(0)} ms late at most.`,
);
process.exit(isKept ? 0 : 1);
