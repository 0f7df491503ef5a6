import type { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCreditLedger } from '../../../server/credits/credit-ledger.ts';
import { signUpWriter } from '../app/killable-server.ts';
import { COMMIT_PATH } from '../cloud/document-paths.ts';
import { openTestCloud, type TestCloud } from '../cloud/test-cloud.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { createLessonApp, type LessonApp } from '../lesson-app.ts';
import { hostileRequests } from './corpus.ts';
import type { Attacker } from './hostile-request.ts';

/** More than the largest document, in bytes. */
const MAX_RESPONSE_BYTES = 4.5 * 1024 * 1024;

let cloud: TestCloud;
let server: LessonApp;

let attackers = 0;

/** Signs a new attacker up, each from another address. */
function signUpAttacker(app: Pick<Hono, 'request'>): Promise<Attacker> {
  attackers += 1;
  const connection = { incoming: { socket: { remoteAddress: `192.0.2.${attackers % 256}` } } };
  return signUpWriter({ send: async (path, init) => app.request(path, init, connection) }, attackers);
}

beforeAll(async () => {
  const database = await openTestDatabase();
  cloud = await openTestCloud({ database, clock: Date.now });
  const ledger = createCreditLedger(database, 'here');
  const { verifyIdToken, routes } = cloud;
  server = await createLessonApp({ verifyIdToken, ledger, clock: Date.now }, { cloud: routes });
});

test('hostile requests have unique names', () => {
  expect(new Set(hostileRequests.map(({ name }) => name)).size).toBe(hostileRequests.length);
});

describe('hostile requests', () => {
  test.each(hostileRequests.map((request) => [request.name, request] as const))(
    'the hostile request "%s" gets an expected status and logs no error',
    async (_name, hostile) => {
      const attacker = await signUpAttacker(server.app);
      await hostile.prepare?.(attacker);
      const response = await hostile.send(attacker);
      expect(hostile.expectedStatuses).toContain(response.status);
      expect((await response.arrayBuffer()).byteLength).toBeLessThan(MAX_RESPONSE_BYTES);
      expect([...server.logged, ...cloud.logged]).toEqual([]);
    },
  );
});

describe('a body that its client breaks off', () => {
  test.each([
    '/securetoken.googleapis.com/v1/token',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    '/cloud/google/choose',
    COMMIT_PATH,
    '/api/submit-answer',
  ])('an interrupted body is not logged: %s', async (path) => {
    const { idToken } = await signUpAttacker(server.app);
    const body = new ReadableStream({
      pull(controller) {
        controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    });
    const init = { method: 'POST', headers: { Authorization: `Bearer ${idToken}` }, body, duplex: 'half' };
    expect((await server.app.request(path, init)).status).toBe(499);
    expect([...server.logged, ...cloud.logged]).toEqual([]);
  });
});
