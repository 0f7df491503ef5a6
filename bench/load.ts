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
 * What each action of a learner costs the server and PostgreSQL, and how much of a day's mixture one process
 * and three carry: `scripts/with-postgres npm run bench:load`. All share this machine's processors, so each
 * one's share stands beside the throughput.
 */

const LEARNERS = 60;
const AT_ONCE = 12;
const MIXED_MS = 15_000;
/** How often each action is done to measure it; a learner may have five classes a day. */
const TIMES: Record<Action, number> = {
  'sign in': 30,
  look: 300,
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

async function figure(query: string): Promise<number> {
  const { rows } = await client.query<{ value: string }>(query);
  return Number(rows[0]?.value);
}

const postmaster = readParentPid(await figure('select pg_backend_pid() as value'));
const walBytes = () => figure("select pg_current_wal_lsn() - '0/0'::pg_lsn as value");

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

/** A learner whose calls go to one process after the other, as a proxy spreads them. */
async function newVisitor(number: number): Promise<BenchLearner> {
  const ways = new Map<string, BenchLearner['send']>();
  let turn = number;
  const send: BenchLearner['send'] = async (path, init) => {
    turn += 1;
    const { address: to } = servers[turn % servers.length] as SpawnedServer;
    const way = ways.get(to) ?? createSender(to, `10.0.${number >> 8}.${number % 256}`);
    ways.set(to, way);
    const response = await way(path, init);
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

interface Taken {
  seconds: number;
  servers: number[];
  postgres: number;
  bench: number;
}

/** The processor time that everybody takes while `work` goes on, and how long it goes on, in seconds. */
async function measured(work: () => Promise<unknown>): Promise<Taken> {
  const look = () => ({
    seconds: performance.now() / 1000,
    servers: servers.map(({ pid }) => readCpuSeconds(pid)),
    postgres: readCpuSecondsWithChildren(postmaster),
    bench: readCpuSeconds(process.pid),
  });
  const before = look();
  await work();
  const after = look();
  return {
    seconds: after.seconds - before.seconds,
    servers: after.servers.map((value, index) => value - (before.servers[index] ?? 0)),
    postgres: after.postgres - before.postgres,
    bench: after.bench - before.bench,
  };
}

/** Does `work` for each number below `count`, some at once. */
async function many(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) await work(next++);
    }),
  );
}

async function newVisitors(): Promise<BenchLearner[]> {
  const visitors: BenchLearner[] = [];
  await many(LEARNERS, async () => {
    visitors.push(await newVisitor(accounts++));
  });
  return visitors;
}
let accounts = 0;

const of = (visitors: readonly BenchLearner[], index: number) =>
  visitors[index % visitors.length] as BenchLearner;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Milliseconds of a processor and bytes for one action. */
async function costOf(action: Action, visitors: readonly BenchLearner[]) {
  const times = TIMES[action];
  const [walBefore, sentBefore, receivedBefore] = [await walBytes(), sent, received];
  const taken = await measured(() => many(times, (index) => performAction(action, of(visitors, index))));
  return {
    serverMs: (1000 * sum(taken.servers)) / times,
    postgresMs: (1000 * taken.postgres) / times,
    walBytes: ((await walBytes()) - walBefore) / times,
    bytesIn: (sent - sentBefore) / times,
    bytesOut: (received - receivedBefore) / times,
  };
}

/**
 * Actions in the proportions of a day, for so long; a learner whose day is over makes room for the next kind
 * of action.
 */
async function mixedLoad(
  visitors: readonly BenchLearner[],
): Promise<{ done: number; failed: number; taken: Taken }> {
  const total = sum(Object.values(DAILY_ACTIONS));
  const draw = (): Action => {
    let rest = rng() * total;
    for (const action of ALL_ACTIONS) {
      rest -= DAILY_ACTIONS[action];
      if (rest < 0) return action;
    }
    return 'look';
  };
  let done = 0;
  let failed = 0;
  let classes = 0;
  const until = performance.now() + MIXED_MS;
  const taken = await measured(() =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async (_, place) => {
        for (let turn = place; performance.now() < until; turn += AT_ONCE) {
          const action = draw();
          // Five for each learner, whoever's turn it is.
          const at = action === 'take a class' ? classes++ : turn;
          try {
            await performAction(action, of(visitors, at));
            done += 1;
          } catch (error) {
            failed += 1;
            console.error(error);
          }
        }
      }),
    ),
  );
  return { done, failed, taken };
}

const share = (seconds: number, { seconds: all }: Taken) => `${((100 * seconds) / all).toFixed(0)} %`;

await start();
{
  const visitors = await newVisitors();
  await many(30, (index) => performAction('look', of(visitors, index)));
  console.log('| action | server, ms | PostgreSQL, ms | WAL, KiB | in, KiB | out, KiB |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const action of ALL_ACTIONS) {
    const cost = await costOf(action, visitors);
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
  const { done, failed, taken } = await mixedLoad(await newVisitors());
  const each = taken.servers.map((seconds) => share(seconds, taken)).join(', ');
  console.log(
    `| ${processes} | ${(done / taken.seconds).toFixed(1)} | ${failed} | ${(done / sum(taken.servers)).toFixed(1)} | ${each} | ${share(taken.postgres, taken)} | ${share(taken.bench, taken)} |`,
  );
}
await client.end();
process.exit();
