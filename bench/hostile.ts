import { fork } from 'node:child_process';
import { LONG_ANSWER } from '../tests/server/hostile/answer-requests.ts';
import { hostileRequests } from '../tests/server/hostile/corpus.ts';
import type { Attacker } from '../tests/server/hostile/hostile-request.ts';
import type { Attack, Fought } from './attackers.ts';
import { type Latencies, noLatencies, type Probed, percentile, probe } from './probe.ts';
import { type Measured, type ServerProcess, startServerProcess } from './server-process.ts';

/**
 * What others feel while one learner attacks: `npm run bench:hostile [seconds [name]]`. Each request of the
 * corpus, or each whose name has this in it, runs for so many seconds, several at a time, then 20 learners hand in 2,000 words at once.
 */

const QUIET_MS = 10_000;
const ATTACK_MS = 1_000 * Number(process.argv[2] ?? 2);
const ATTACKED = hostileRequests.filter(({ name }) => name.includes(process.argv[3] ?? ''));
const ATTACKS_AT_ONCE = 4;
const LONG_ANSWERS = 20;
const PROBING_LEARNERS = 5;
/** The bars: how much slower others may be at the 99th percentile, and how long the event loop may be held. */
const MOST_SLOWER_MS = 100;
const MOST_HELD_MS = 50;

const NAMES: readonly Probed[] = ['healthz', 'commit', 'batchGet'];
const p99 = (latencies: Latencies, name: Probed) => percentile(latencies[name], 0.99);
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
    async prepare(order: Attack): Promise<() => Promise<Fought>> {
      child.send(order);
      await heard();
      return async () => (await heard()) as Fought;
    },
    end: () => child.kill(),
  };
}

type Loop = Pick<Measured, 'lateMs' | 'heldMs' | 'ranMs' | 'collectedMs'>;

function row(
  name: string,
  latencies: Latencies,
  { lateMs, heldMs, ranMs, collectedMs }: Loop,
  remark = '',
): void {
  const figures = NAMES.map((one) => milliseconds(p99(latencies, one))).join(' ');
  const loop = `loop late ${milliseconds(lateMs)}, held ${milliseconds(heldMs)}, ran ${milliseconds(ranMs ?? Number.NaN)}, heap collected ${milliseconds(collectedMs)}`;
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

const all = noLatencies();
let lateMs = 0;
let heldMs = 0;
let ranMs = 0;
let collectedMs = 0;
let worst = 'nothing';
async function under(name: string, order: Attack): Promise<void> {
  const attack = await attackers.prepare(order);
  let fought: Fought = { statuses: [], unexpected: [] };
  const loaded = await whileProbing(server, learners, async () => {
    fought = await attack();
  });
  for (const probed of NAMES) all[probed].push(...loaded.latencies[probed]);
  lateMs = Math.max(lateMs, loaded.lateMs);
  ranMs = Math.max(ranMs, loaded.ranMs ?? Number.NaN);
  collectedMs = Math.max(collectedMs, loaded.collectedMs);
  if (loaded.heldMs > heldMs) [heldMs, worst] = [loaded.heldMs, name];
  row(
    name,
    loaded.latencies,
    loaded,
    fought.statuses.map(([status, count]) => `${count} × ${status}`).join(', '),
  );
  for (const status of new Set(fought.unexpected)) console.log(`  ${status} was not expected`);
}

for (const { name } of ATTACKED) {
  await under(name, { name, forMs: ATTACK_MS, atOnce: ATTACKS_AT_ONCE });
}
await under(`${LONG_ANSWERS} × ${LONG_ANSWER.name}`, { longAnswers: LONG_ANSWERS });
attackers.end();
await server.stop();

let isKept = heldMs <= MOST_HELD_MS;
row('\nall of them', all, { lateMs, heldMs, ranMs, collectedMs }, `held longest at: ${worst}`);
for (const name of NAMES) {
  const slower = p99(all, name) - p99(quiet.latencies, name);
  isKept &&= slower < MOST_SLOWER_MS;
  console.log(
    `${name}: ${slower.toFixed(0)} ms slower than when it is quiet; the bar is ${MOST_SLOWER_MS} ms`,
  );
}
console.log(
  `the event loop was held ${heldMs.toFixed(0)} ms at most; the bar is ${MOST_HELD_MS} ms.`,
  `With what it waited for a processor it was ${lateMs.toFixed(0)} ms late at most.`,
);
process.exit(isKept ? 0 : 1);
