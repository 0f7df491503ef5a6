import pg from 'pg';
import { createSeededRng } from '../src/domain/random.ts';
import { setup as buildServer } from '../tests/server/app/build-server.ts';
import { type SpawnedServer, spawnServer } from '../tests/server/app/spawned-server.ts';
import { createPostgresDatabase } from '../tests/server/database/test-database.ts';
import { type BenchLearner, fillDocument, PASSWORD, performAction } from './load/actions.ts';
import { readCpuSeconds, readCpuSecondsWithChildren, readParentPid } from './load/cpu.ts';
import { type Action, ALL_ACTIONS, DAILY_ACTIONS } from './load/daily-actions.ts';
import { createSender } from './server-process.ts';

/**
 * The cost of each action of a learner for the server and PostgreSQL, and the throughput of one process and
 * three with a day's mix of actions: `scripts/with-postgres npm run bench:load`. All share this machine's
 * cores, so the table includes the share of each.
 */

const LEARNERS = 60;
const CONCURRENCY = 12;
const MIXED_MS = 15_000;
/** How often each action is measured; a learner may have five classes a day. */
const TIMES: Record<Action, number> = {
  'sign in': 30,
  poll: 300,
  'save a lesson': 90,
  'save homework': 90,
  'save words': 120,
  'take a class': 60,
  'hand in an answer': 60,
};

await buildServer();
const rng = createSeededRng(19);
const address = await createPostgresDatabase();
const client = new pg.Client({ connectionString: address });
await client.connect();

async function queryNumber(query: string): Promise<number> {
  const { rows } = await client.query<{ value: string }>(query);
  return Number(rows[0]?.value);
}

const postmaster = readParentPid(await queryNumber('select pg_backend_pid() as value'));
const walBytes = () => queryNumber("select pg_current_wal_lsn() - '0/0'::pg_lsn as value");

const servers: SpawnedServer[] = [];
process.once('exit', () => {
  for (const server of servers) server.kill('SIGKILL');
});

async function start(): Promise<void> {
  const server = await spawnServer({
    DATABASE_URL: address,
    SIGN_UPS_PER_HOUR: '100000',
    TRUST_PROXY: '1',
  });
  servers.push(server);
  while ((await fetch(`${server.address}/readyz`)).status !== 200)
    await new Promise((wait) => setTimeout(wait, 200));
}

let sent = 0;
let received = 0;

/** Creates a learner with calls that go to the processes in turn, as through a proxy. */
async function createVisitor(number: number): Promise<BenchLearner> {
  const senders = new Map<string, BenchLearner['send']>();
  let turn = number;
  const send: BenchLearner['send'] = async (path, init) => {
    turn += 1;
    const { address: to } = servers[turn % servers.length] as SpawnedServer;
    const sender = senders.get(to) ?? createSender(to, `127.0.${number >> 8}.${1 + (number % 254)}`);
    senders.set(to, sender);
    const response = await sender(path, init);
    sent += typeof init?.body === 'string' ? Buffer.byteLength(init.body) : 0;
    const body = await response.arrayBuffer();
    received += body.byteLength;
    return new Response(body, { status: response.status });
  };
  const email = `learner-${number}@school.example`;
  const response = await send('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  const { localId, idToken } = await response.json();
  const visitor = { uid: localId, idToken, email, send };
  await fillDocument(visitor);
  return visitor;
}

/** A duration, and the CPU time of all processes during it, in seconds. */
interface CpuUsage {
  seconds: number;
  servers: number[];
  postgres: number;
  bench: number;
}

/** Measures the CPU time of all processes during `work`. */
async function measureCpu(work: () => Promise<unknown>): Promise<CpuUsage> {
  const sample = () => ({
    seconds: performance.now() / 1000,
    servers: servers.map(({ pid }) => readCpuSeconds(pid)),
    postgres: readCpuSecondsWithChildren(postmaster),
    bench: readCpuSeconds(process.pid),
  });
  const before = sample();
  await work();
  const after = sample();
  return {
    seconds: after.seconds - before.seconds,
    servers: after.servers.map((value, index) => value - (before.servers[index] ?? 0)),
    postgres: after.postgres - before.postgres,
    bench: after.bench - before.bench,
  };
}

/** Runs `work` for each number below `count`, several at a time. */
async function runConcurrently(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (next < count) await work(next++);
    }),
  );
}

async function createVisitors(): Promise<BenchLearner[]> {
  const visitors: BenchLearner[] = [];
  await runConcurrently(LEARNERS, async () => {
    visitors.push(await createVisitor(accounts++));
  });
  return visitors;
}
let accounts = 0;

const pick = (visitors: readonly BenchLearner[], index: number) =>
  visitors[index % visitors.length] as BenchLearner;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** CPU milliseconds and bytes of one action. */
async function measureCost(action: Action, visitors: readonly BenchLearner[]) {
  const times = TIMES[action];
  const [walBefore, sentBefore, receivedBefore] = [await walBytes(), sent, received];
  const usage = await measureCpu(() =>
    runConcurrently(times, (index) => performAction(action, pick(visitors, index))),
  );
  return {
    serverMs: (1000 * sum(usage.servers)) / times,
    postgresMs: (1000 * usage.postgres) / times,
    walBytes: ((await walBytes()) - walBefore) / times,
    bytesIn: (sent - sentBefore) / times,
    bytesOut: (received - receivedBefore) / times,
  };
}

/**
 * Runs actions in the proportions of a day, for `MIXED_MS`.
 */
async function runMixedLoad(
  visitors: readonly BenchLearner[],
): Promise<{ done: number; failed: number; usage: CpuUsage }> {
  const total = sum(Object.values(DAILY_ACTIONS));
  const drawAction = (): Action => {
    let rest = rng() * total;
    for (const action of ALL_ACTIONS) {
      rest -= DAILY_ACTIONS[action];
      if (rest < 0) return action;
    }
    return 'poll';
  };
  let done = 0;
  let failed = 0;
  let classes = 0;
  const until = performance.now() + MIXED_MS;
  const usage = await measureCpu(() =>
    Promise.all(
      Array.from({ length: CONCURRENCY }, async (_, worker) => {
        for (let turn = worker; performance.now() < until; turn += CONCURRENCY) {
          const action = drawAction();
          // Classes go round all learners, since each may have five.
          const at = action === 'take a class' ? classes++ : turn;
          try {
            await performAction(action, pick(visitors, at));
            done += 1;
          } catch (error) {
            failed += 1;
            console.error(error);
          }
        }
      }),
    ),
  );
  return { done, failed, usage };
}

const formatShare = (seconds: number, { seconds: all }: CpuUsage) =>
  `${((100 * seconds) / all).toFixed(0)} %`;

await start();
{
  const visitors = await createVisitors();
  await runConcurrently(30, (index) => performAction('poll', pick(visitors, index)));
  console.log('| action | server, ms | PostgreSQL, ms | WAL, KiB | in, KiB | out, KiB |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const action of ALL_ACTIONS) {
    const cost = await measureCost(action, visitors);
    const bytes = [cost.walBytes, cost.bytesIn, cost.bytesOut].map((value) => (value / 1024).toFixed(0));
    console.log(
      `| ${action} | ${cost.serverMs.toFixed(1)} | ${cost.postgresMs.toFixed(1)} | ${bytes.join(' | ')} |`,
    );
  }
}

console.log(
  '\n| processes | actions a second | failed | for each second of the servers | servers | PostgreSQL | this bench |',
);
console.log('| ---: | ---: | ---: | ---: | --- | ---: | ---: |');
for (const processes of [1, 3]) {
  while (servers.length < processes) await start();
  const { done, failed, usage } = await runMixedLoad(await createVisitors());
  const serverShares = usage.servers.map((seconds) => formatShare(seconds, usage)).join(', ');
  console.log(
    `| ${processes} | ${(done / usage.seconds).toFixed(1)} | ${failed} | ${(done / sum(usage.servers)).toFixed(1)} | ${serverShares} | ${formatShare(usage.postgres, usage)} | ${formatShare(usage.bench, usage)} |`,
  );
}
await client.end();
process.exit();
