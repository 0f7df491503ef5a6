import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStoredCount } from '../app/kill-repeatedly.ts';
import { signUpWriter } from '../app/killable-server.ts';
import { type SpawnedServer, spawnServer } from '../app/spawned-server.ts';
import { createPostgresServer, type PostgresServer } from '../database/postgres-server.ts';
import { type Attacker, getOwnDocumentName, sendCommit } from '../hostile/hostile-request.ts';

const WRITERS = 4;
/** Commits of each writer before the database stops, and after it is back. */
const MIN_COMMITS = 20;
const PAUSE_MS = 20;
/** The time for starting everything on a busy machine. */
const START_MS = 60_000;
const POLL_OPTIONS = { timeout: 60_000, interval: 100 };
const NO_DATABASE = 'The server cannot use its database at the moment. Try again in a minute.';
const REASON =
  'The database server cannot be reached. Check that it runs, and the host and port in DATABASE_URL.';

/** Increments a count in the learner's document until it is stopped, also after errors. */
interface Writer {
  learner: Attacker;
  /** The last count that was acknowledged. */
  acknowledged: number;
  /** The last count that was sent. */
  sent: number;
  /** The responses to commits that were not acknowledged. */
  refusals: { status: number; body: string }[];
}

let postgres: PostgresServer;
let servers: SpawnedServer[];
let isOver: boolean;
let writing: Promise<void>[];

beforeEach(async () => {
  isOver = false;
  writing = [];
  postgres = await createPostgresServer();
  await postgres.start();
  servers = await Promise.all([1, 2].map(() => spawnServer({ DATABASE_URL: postgres.address })));
}, START_MS);
afterEach(async () => {
  isOver = true;
  await Promise.all(writing);
});

async function createWriter(server: SpawnedServer, index: number): Promise<Writer> {
  return { learner: await signUpWriter(server, index), acknowledged: 0, sent: 0, refusals: [] };
}

async function countUp(writer: Writer): Promise<void> {
  while (!isOver) {
    writer.sent += 1;
    const fields = { count: { integerValue: String(writer.sent) } };
    const response = await sendCommit(writer.learner, {
      writes: [{ update: { name: getOwnDocumentName(writer.learner), fields } }],
    });
    const body = await response.text();
    if (response.status === 200) writer.acknowledged = writer.sent;
    else writer.refusals.push({ status: response.status, body });
    await pause(PAUSE_MS);
  }
}

const answer = async ({ send }: SpawnedServer, path: string, headers: Record<string, string> = {}) => {
  const response = await send(path, { headers });
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    body: await response.json(),
  };
};

/** The reasons why a server is not ready, without the starting checker of answers. */
const readReasons = async (server: SpawnedServer): Promise<string[]> =>
  (await answer(server, '/readyz')).body.reasons ?? [];

test.each(['SIGINT', 'SIGQUIT'] as const)(
  'a database server that stops by %s under load loses nothing acknowledged and causes clear errors',
  async (signal) => {
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, (_, index) => createWriter(servers[index % 2] as SpawnedServer, index)),
    );
    writing = writers.map(countUp);
    const expectOfEach = (holds: (writer: Writer) => boolean) =>
      expect.poll(() => writers.filter(holds).length, POLL_OPTIONS).toBe(WRITERS);
    await expectOfEach(({ acknowledged }) => acknowledged > MIN_COMMITS);

    await postgres.stop(signal);
    await expectOfEach(({ refusals }) => refusals.length > 0);
    for (const server of servers) {
      const [learner] = writers.map((writer) => writer.learner);
      const headers = { Authorization: `Bearer ${learner?.idToken}` };
      expect(await answer(server, '/api/remaining-calls', headers)).toEqual({
        status: 503,
        retryAfter: '30',
        body: { detail: NO_DATABASE },
      });
      expect(await answer(server, '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
      await expect.poll(() => readReasons(server), POLL_OPTIONS).toContain(REASON);
    }

    const before = writers.map(({ acknowledged }) => acknowledged);
    await postgres.start();
    await expect
      .poll(
        () => writers.every(({ acknowledged }, index) => acknowledged > (before[index] ?? 0) + MIN_COMMITS),
        POLL_OPTIONS,
      )
      .toBe(true);
    for (const server of servers) {
      await expect.poll(() => readReasons(server), POLL_OPTIONS).not.toContain(REASON);
    }
    isOver = true;
    await Promise.all(writing);

    for (const { learner, acknowledged, sent, refusals } of writers) {
      const stored = await readStoredCount(learner);
      expect(stored).toBeGreaterThanOrEqual(acknowledged);
      expect(stored).toBeLessThanOrEqual(sent);
      expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([503]));
      expect(new Set(refusals.map(({ body }) => body))).toEqual(new Set(['Internal error']));
    }
  },
  180_000,
);
