import { fork } from 'node:child_process';
import { LONG_ANSWER } from '../tests/server/hostile/answer-requests.ts';
import { hostileRequests } from '../tests/server/hostile/corpus.ts';
import { type Attacker, getOwnDocumentName, sendCommit } from '../tests/server/hostile/hostile-request.ts';
import { ADDRESS_ATTACKS } from './address-attacks.ts';
import type { Attack, AttackResult } from './attackers.ts';
import { computePercentile, createLatencies, type Latencies, type ProbeName, probe } from './probe.ts';
import {
  type LoopMeasurement,
  readStatus,
  type ServerProcess,
  startServerProcess,
} from './server-process.ts';

/**
 * Measures how long other learners wait during attacks: `npm run bench:hostile [seconds [name]]`.
 * - Each request of the corpus, or each with `name` in its name, is sent for so many seconds, several at a
 *   time. Then 20 learners submit 2,000 words at once.
 * - Then guests of one address attack for three times as long (`from one address` as the name runs these
 *   alone). That measures what learners at other addresses wait, and a classmate at the same one.
 */

/** How long the latencies without an attack are measured. */
const QUIET_MS = 10_000;
const ATTACK_MS = 1_000 * Number(process.argv[2] ?? 2);
const WANTED = process.argv[3] ?? '';
const ATTACKED = hostileRequests.filter(({ name }) => name.includes(WANTED));
const FLOODS = Object.keys(ADDRESS_ATTACKS).filter((name) => `from one address: ${name}`.includes(WANTED));
const FLOOD_MS = 3 * ATTACK_MS;
const CONCURRENT_ATTACKS = 4;
const LONG_ANSWERS = 20;
/** So many that each stays below the limits of a learner. */
const PROBING_LEARNERS = 20;
/**
 * The budgets: the added latency of others at the 99th percentile, and how long the event loop may be
 * blocked.
 */
const MAX_ADDED_LATENCY_MS = 100;
const MAX_BLOCKED_MS = 50;
/**
 * During an attack from one address, the median latency of others may be so many times that without it, and
 * at least this share of the calls of a classmate there is answered.
 */
const MAX_MEDIAN_RATIO = 3;
const MIN_ANSWERED_SHARE = 0.95;
/** Between two calls of the classmate. */
const CLASSMATE_PAUSE_MS = 400;

const NAMES: readonly ProbeName[] = ['healthz', 'commit', 'batchGet'];
const p50 = (latencies: Latencies, name: ProbeName) => computePercentile(latencies[name], 0.5);
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
    async prepare(command: Attack): Promise<() => Promise<AttackResult>> {
      child.send(command);
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

/** Of all attacks with requests of the corpus: the latencies, and the longest times. */
const allLatencies = createLatencies();
let delayMs = 0;
let blockedMs = 0;
let busyMs = 0;
let gcPauseMs = 0;
let longestBlockingAttack = 'nothing';

/** Measures one attack, prints its row, and adds it to the results of all. */
async function measureAttack(name: string, command: Attack): Promise<void> {
  const attack = await attackers.prepare(command);
  let result: AttackResult = { statuses: [], unexpected: [] };
  const loaded = await measureDuring(server, learners, async () => {
    result = await attack();
  });
  for (const probed of NAMES) allLatencies[probed].push(...loaded.latencies[probed]);
  delayMs = Math.max(delayMs, loaded.delayMs);
  busyMs = Math.max(busyMs, loaded.busyMs ?? Number.NaN);
  gcPauseMs = Math.max(gcPauseMs, loaded.gcPauseMs);
  if (loaded.blockedMs > blockedMs) [blockedMs, longestBlockingAttack] = [loaded.blockedMs, name];
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
if (ATTACKED.length > 0)
  await measureAttack(`${LONG_ANSWERS} × ${LONG_ANSWER.name}`, { longAnswers: LONG_ANSWERS });

let isWithinBudget = true;

/** Saves as a learner at the attackers' address; returns how many calls were answered with 200. */
async function saveAsClassmate(classmate: Attacker, isOver: () => boolean) {
  const counts = { asked: 0, answered: 0 };
  const fields = { word: { stringValue: 'kept' } };
  while (!isOver()) {
    const update = { name: getOwnDocumentName(classmate), fields };
    const status = await readStatus(sendCommit(classmate, { writes: [{ update }] }));
    counts.asked += 1;
    if (status === 200) counts.answered += 1;
    await sleep(CLASSMATE_PAUSE_MS);
  }
  return counts;
}

/** Measures an attack from one address, the `at`th, and prints its row. */
async function measureFlood(name: string, at: number): Promise<void> {
  // In a network that no other learner of this program is in.
  const from = `127.0.1.${1 + at}`;
  const classmate = await server.newLearner(from);
  const attack = await attackers.prepare({ addressAttack: name, from, durationMs: FLOOD_MS });
  let isOver = false;
  let result: AttackResult = { statuses: [], unexpected: [] };
  const saving = saveAsClassmate(classmate, () => isOver);
  const { latencies } = await measureDuring(server, learners, async () => {
    result = await attack();
    isOver = true;
  });
  const { asked, answered } = await saving;
  const figures = (['commit', 'healthz'] as const).map((probed) => {
    const ratio = p50(latencies, probed) / p50(quiet.latencies, probed);
    const addedMs = p99(latencies, probed) - p99(quiet.latencies, probed);
    if (ratio > MAX_MEDIAN_RATIO || addedMs > MAX_ADDED_LATENCY_MS) isWithinBudget = false;
    return `${p50(latencies, probed).toFixed(1)} | ${ratio.toFixed(1)} | ${addedMs.toFixed(0)}`;
  });
  if (answered / asked < MIN_ANSWERED_SHARE) isWithinBudget = false;
  const statuses = result.statuses.map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(`| ${name} | ${figures.join(' | ')} | ${answered} of ${asked} | ${statuses} |`);
}

if (FLOODS.length > 0) {
  const [commit, healthz] = [p50(quiet.latencies, 'commit'), p50(quiet.latencies, 'healthz')];
  console.log(
    `\nFrom one address. Quiet: a commit ${commit.toFixed(1)} ms, healthz ${healthz.toFixed(1)} ms (medians).`,
  );
  console.log(
    '| attack | commit, ms | × quiet | p99, ms above quiet | healthz, ms | × quiet | p99, ms above quiet | classmate | attackers |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
}
for (const [at, name] of FLOODS.entries()) await measureFlood(name, at);
attackers.end();
await server.stop();

if (ATTACKED.length === 0) process.exit(isWithinBudget ? 0 : 1);
isWithinBudget &&= blockedMs <= MAX_BLOCKED_MS;
printRow(
  '\nall of them',
  allLatencies,
  { delayMs, blockedMs, busyMs, gcPauseMs },
  `blocked longest at: ${longestBlockingAttack}`,
);
for (const name of NAMES) {
  const addedMs = p99(allLatencies, name) - p99(quiet.latencies, name);
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
