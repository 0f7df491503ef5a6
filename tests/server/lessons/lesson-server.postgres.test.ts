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
 * The lesson API alone, as `npm run serve:lessons` starts it: two servers on one PostgreSQL database, with
 * tokens signed by a fake of Google's keys.
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
  const log = createLogger('text', () => {}, Date.now);
  const running = await startServer(configuration.value, log, createFirebaseKeySet(google.address));
  if (!running.ok) throw new Error(running.failure);
  // Port 0 lets the system choose one, which only the start message names.
  const address = /is open at (\S+)/.exec(running.value.description)?.[1] ?? '';
  return { address, running: running.value };
}

beforeAll(async () => {
  google = await startFakeGoogleKeys();
  const databaseUrl = await createPostgresDatabase();
  servers = [await start(databaseUrl), await start(databaseUrl)];
}, 60_000);
afterAll(async () => {
  for (const { running } of servers) await running.stop();
  await google.close();
}, 60_000);

const createToken = (uid: string, project = PROJECT) =>
  google.sign(createFirebaseClaims(project, uid, Math.floor(Date.now() / 1000)));

const callServer = (serverIndex: number, path: string, init?: RequestInit) =>
  fetch(`${servers[serverIndex]?.address}${path}`, init);

const requestClass = (serverIndex: number, token: string) =>
  callServer(serverIndex, '/api/generate-class', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(CLASS_REQUEST),
  });

test('a learner’s classes of a day are counted over both servers', async () => {
  const token = await createToken('ana');
  for (let count = 0; count < DAILY_CREDITS; count += 1) {
    expect((await requestClass(count % servers.length, token)).status).toBe(200);
  }
  expect((await requestClass(0, token)).status).toBe(429);
  expect((await requestClass(1, token)).status).toBe(429);
  expect((await requestClass(0, await createToken('ben'))).status).toBe(200);
});

test('a token of another Firebase project is rejected', async () => {
  expect((await requestClass(0, await createToken('eva', 'other'))).status).toBe(401);
});

test('only the app’s origin may call the lesson API', async () => {
  const readAllowedOrigin = async (origin: string) => {
    const response = await callServer(0, '/api/generate-class', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
    return response.headers.get('Access-Control-Allow-Origin');
  };
  expect(await readAllowedOrigin(APP)).toBe(APP);
  expect(await readAllowedOrigin('https://elsewhere.example')).toBe(null);
});

test.each(['/', '/app', '/cloud/config', '/v1/projects/my-school/databases'])(
  'the lesson API alone serves nothing at %s',
  async (path) => {
    expect((await callServer(0, path, { headers: { Accept: 'text/html' } })).status).toBe(404);
  },
);

test('the lesson API answers /healthz and names its allowed origin', async () => {
  expect((await callServer(0, '/healthz')).status).toBe(200);
  const { description } = servers[0]?.running ?? {};
  expect(description).toContain('the lesson API alone');
  expect(description).toContain(`Firebase project ${PROJECT}`);
});
