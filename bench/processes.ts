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
 * Three processes on one PostgreSQL: `scripts/with-postgres npm run bench:processes [kills]`. First it kills
 * random ones during commits: no acknowledged write may be lost. Then one learner requests 200 classes at
 * once, while two of the three processes are killed: exactly five must be granted.
 */

const PROCESSES = 3;
const KILLS = 60;
const MIN_DELAY_MS = 50;
const MAX_DELAY_MS = 1_500;
const CALLS = 200;

await buildServer();
const kills = Number(process.argv[2] ?? KILLS);
const rng = createSeededRng(kills);
const address = await createPostgresDatabase();
const running: SpawnedServer[] = [];
process.once('exit', () => {
  for (const server of running) server.kill('SIGKILL');
});

const start = () => spawnServer({ DATABASE_URL: address, DATABASE_CONNECTIONS: '10' });

async function killOne(): Promise<void> {
  const [server] = running.splice(Math.floor(rng() * running.length), 1);
  server?.kill('SIGKILL');
  await server?.exitCode;
}

/**
 * Starts missing processes. After one is killed, requests fail, so that the writers stop and losses are
 * checked.
 */
async function startUntilNextKill(): Promise<KillableServer> {
  while (running.length < PROCESSES) running.push(await start());
  let turn = 0;
  let isOver = false;
  return {
    async send(path, init) {
      if (isOver) throw new Error('One of the processes was killed.');
      turn += 1;
      return fetch(`${running[turn % running.length]?.address}${path}`, init);
    },
    async kill() {
      await killOne();
      isOver = true;
    },
  };
}

const commits = await killRepeatedly(
  kills,
  startUntilNextKill,
  signUpWriter,
  () => MIN_DELAY_MS + rng() * (MAX_DELAY_MS - MIN_DELAY_MS),
);
for (const loss of commits.lost) console.log(loss);
console.log(`${kills} kills, ${commits.acknowledged} acknowledged commits, ${commits.lost.length} losses`);

/**
 * Requests a class as the app does: with one key, until it is granted or rejected for the day.
 */
async function requestClass(token: string, index: number): Promise<boolean> {
  for (let attempt = index; ; attempt += 1) {
    const server = running[attempt % running.length];
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
      // The process was killed; the retry finds out whether the class was charged.
    }
    await pause(200);
  }
}

async function readRemaining(token: string): Promise<number> {
  const response = await fetch(`${running[0]?.address}/api/remaining-calls`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await response.json()).remaining_calls.generate;
}

async function requestTogether(name: number, meanwhile: () => Promise<void>): Promise<boolean> {
  const { idToken } = await signUpWriter(await startUntilNextKill(), name);
  const requests = Array.from({ length: CALLS }, (_, index) => requestClass(idToken, index));
  await meanwhile();
  const granted = (await Promise.all(requests)).filter(Boolean).length;
  // The calls of a killed process are refunded when their leases lapse.
  if (granted < DAILY_CREDITS) await pause(LEASE_MS + 15_000);
  const left = await readRemaining(idToken);
  console.log(`${CALLS} calls at once: ${granted} granted, ${left} left`);
  return granted + left === DAILY_CREDITS;
}

const isExact = await requestTogether(1_000, async () => {});
const isExactWithKills = await requestTogether(1_001, async () => {
  await pause(30);
  await killOne();
  await killOne();
});
process.exit(commits.lost.length === 0 && isExact && isExactWithKills ? 0 : 1);
