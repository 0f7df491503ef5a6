import { setTimeout as pause } from 'node:timers/promises';
import { LEASE_MS } from '../server/credits/credit-ledger.ts';
import { DAILY_CREDITS } from '../src/domain/limits.ts';
import { createSeededRng } from '../src/domain/random.ts';
import { setup as buildServer } from '../tests/server/app/build-server.ts';
import { type KillableServer, killRepeatedly } from '../tests/server/app/kill-repeatedly.ts';
import { signUpWriter } from '../tests/server/app/killable-server.ts';
import { type SpawnedServer, spawnServer } from '../tests/server/app/spawned-server.ts';
import { createPostgresDatabase } from '../tests/server/database/test-database.ts';
import { CLASS_REQUEST } from '../tests/some-requests.ts';

/**
 * Three processes on one PostgreSQL: `scripts/with-postgres npm run bench:processes [kills]`. Kills one at
 * random under commits, again and again: nothing that was acknowledged may be lost. Then asks for 200 classes
 * of one learner at once, and kills two of the three in the middle: the day has five, and no more and no
 * fewer.
 */

const PROCESSES = 3;
const KILLS = 60;
const SHORTEST_MS = 50;
const LONGEST_MS = 1_500;
const CALLS = 200;

await buildServer();
const kills = Number(process.argv[2] ?? KILLS);
const rng = createSeededRng(kills);
const address = await createPostgresDatabase();
const living: SpawnedServer[] = [];
process.once('exit', () => {
  for (const server of living) server.kill('SIGKILL');
});

const start = () => spawnServer({ DATABASE_URL: address, DATABASE_CONNECTIONS: '10' });

async function killOne(): Promise<void> {
  const [server] = living.splice(Math.floor(rng() * living.length), 1);
  server?.kill('SIGKILL');
  await server?.exitCode;
}

/** Whatever lives of the three, until one is killed: the writers then stop, and are told what is kept. */
async function untilNextKill(): Promise<KillableServer> {
  while (living.length < PROCESSES) living.push(await start());
  let turn = 0;
  let isOver = false;
  return {
    async send(path, init) {
      if (isOver) throw new Error('One of the processes was killed.');
      turn += 1;
      return fetch(`${living[turn % living.length]?.address}${path}`, init);
    },
    async kill() {
      await killOne();
      isOver = true;
    },
  };
}

const commits = await killRepeatedly(
  kills,
  untilNextKill,
  signUpWriter,
  () => SHORTEST_MS + rng() * (LONGEST_MS - SHORTEST_MS),
);
for (const loss of commits.lost) console.log(loss);
console.log(`${kills} kills, ${commits.acknowledged} acknowledged commits, ${commits.lost.length} losses`);

/**
 * Asks as the app does: under one key, of whichever process there is, until it is answered or refused for the
 * day.
 */
async function insist(token: string, index: number): Promise<boolean> {
  for (let attempt = index; ; attempt += 1) {
    const server = living[attempt % living.length];
    try {
      const response = await fetch(`${server?.address}/api/generate-class`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': `class-${index}` },
        body: JSON.stringify(CLASS_REQUEST),
      });
      const answer = await response.json();
      if (response.status === 200) return true;
      if (response.status === 429 && !response.headers.has('Retry-After')) return false;
      if (response.status >= 500) console.log(answer.detail);
    } catch {
      // Killed under way: whether it was paid for is what the retry asks.
    }
    await pause(200);
  }
}

async function remaining(token: string): Promise<number> {
  const response = await fetch(`${living[0]?.address}/api/remaining-calls`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await response.json()).remaining_calls.generate;
}

async function askAtOnce(name: number, meanwhile: () => Promise<void>): Promise<boolean> {
  const { idToken } = await signUpWriter(await untilNextKill(), name);
  const asked = Array.from({ length: CALLS }, (_, index) => insist(idToken, index));
  await meanwhile();
  const granted = (await Promise.all(asked)).filter(Boolean).length;
  // What a killed process was at work on comes back when its lease lapses.
  if (granted < DAILY_CREDITS) await pause(LEASE_MS + 15_000);
  const left = await remaining(idToken);
  console.log(`${CALLS} calls at once: ${granted} granted, ${left} left`);
  return granted + left === DAILY_CREDITS;
}

const isExact = await askAtOnce(1_000, async () => {});
const isExactWithKills = await askAtOnce(1_001, async () => {
  await pause(30);
  await killOne();
  await killOne();
});
process.exit(commits.lost.length === 0 && isExact && isExactWithKills ? 0 : 1);
