import { afterAll, beforeAll, expect, test } from 'vitest';
import { readServerConfiguration } from '../../../server/configuration/configuration.ts';
import { createFirebaseKeySet } from '../../../server/lessons/firebase-tokens.ts';
import { createLogger } from '../../../server/logger.ts';
import { type RunningServer, startServer } from '../../../server/start-server.ts';
import { DAILY_CREDITS } from '../../../src/domain/limits.ts';
import { CLASS_REQUEST } from '../../some-requests.ts';
import { createPostgresDatabase } from '../database/test-database.ts';
import { createFirebaseClaims, type FakeGoogleKeys, startFakeGoogleKeys } from './fake-google-keys.ts';

/**
 * The lesson API alone, as `npm run serve:lessons` starts it: two processes on one PostgreSQL, with Google's
 * tokens.
 */

const PROJECT = 'my-school';
const APP = 'https://my-school.web.app';

let google: FakeGoogleKeys;
let servers: { address: string; running: RunningServer }[];

async function start(databaseUrl: string): Promise<{ address: string; running: RunningServer }> {
  const configuration = readServerConfiguration({
    SERVE: 'lessons',
    PORT: '0',
    FIREBASE_PROJECT_ID: PROJECT,
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: '2',
    ALLOWED_ORIGINS: APP,
  });
  if (!configuration.ok) throw new Error(configuration.failure);
  const lines = createLogger('text', () => {}, Date.now);
  const running = await startServer(configuration.value, lines, createFirebaseKeySet(google.address));
  if (!running.ok) throw new Error(running.failure);
  const address = /is open at (\S+)/.exec(running.value.description)?.[1] ?? '';
  return { address, running: running.value };
}

beforeAll(async () => {
  google = await startFakeGoogleKeys();
  const database = await createPostgresDatabase();
  servers = [await start(database), await start(database)];
}, 60_000);
afterAll(async () => {
  for (const { running } of servers) await running.stop();
  await google.close();
}, 60_000);

const tokenOf = (uid: string, project = PROJECT) =>
  google.sign(createFirebaseClaims(project, uid, Math.floor(Date.now() / 1000)));

const call = (place: number, path: string, init?: RequestInit) =>
  fetch(`${servers[place % 2]?.address}${path}`, init);

const ask = (place: number, token: string) =>
  call(place, '/api/generate-class', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(CLASS_REQUEST),
  });

test('a learner of Google has five classes a day over all processes', async () => {
  const token = await tokenOf('ana');
  for (let place = 0; place < DAILY_CREDITS; place += 1) expect((await ask(place, token)).status).toBe(200);
  expect((await ask(0, token)).status).toBe(429);
  expect((await ask(1, token)).status).toBe(429);
  expect((await ask(0, await tokenOf('ben'))).status).toBe(200);
});

test('a learner of another project is rejected', async () => {
  expect((await ask(0, await tokenOf('eva', 'other'))).status).toBe(401);
});

test('only the app’s origin may call the lesson API', async () => {
  const allowed = async (origin: string) => {
    const response = await call(0, '/api/generate-class', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
    return response.headers.get('Access-Control-Allow-Origin');
  };
  expect(await allowed(APP)).toBe(APP);
  expect(await allowed('https://elsewhere.example')).toBe(null);
});

test.each(['/', '/app', '/cloud/config', '/v1/projects/my-school/databases'])(
  'the lesson API alone serves nothing at %s',
  async (path) => {
    expect((await call(0, path, { headers: { Accept: 'text/html' } })).status).toBe(404);
  },
);

test('the lesson API answers /healthz and names its allowed origin', async () => {
  expect((await call(0, '/healthz')).status).toBe(200);
  const { description } = servers[0]?.running ?? {};
  expect(description).toContain('the lesson API alone');
  expect(description).toContain(`Firebase project ${PROJECT}`);
});
