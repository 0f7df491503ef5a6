import { beforeAll, describe, expect, test } from 'vitest';
import { createCreditLedger } from '../../../server/credits/credit-ledger.ts';
import { COMMIT } from '../cloud/document-paths.ts';
import { openCloud, type TestCloud } from '../cloud/local-cloud.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { type LessonApp, lessonApp } from '../lesson-app.ts';
import { attackerOf } from './attacker.ts';
import { hostileRequests } from './corpus.ts';

/** More than this in an answer is more than the largest document. */
const LARGEST_ANSWER = 4.5 * 1024 * 1024;

let cloud: TestCloud;
let server: LessonApp;

beforeAll(async () => {
  const database = await openTestDatabase();
  cloud = await openCloud({ database, clock: Date.now });
  const ledger = createCreditLedger(database, 'here');
  const { verifyIdToken, routes } = cloud;
  server = await lessonApp({ verifyIdToken, ledger, clock: Date.now }, { cloud: routes });
});

test('the names are different, so that each request can be spoken of', () => {
  expect(new Set(hostileRequests.map(({ name }) => name)).size).toBe(hostileRequests.length);
});

describe('answered as decided, with no failure in the log', () => {
  test.each(hostileRequests.map((request) => [request.name, request] as const))(
    '%s',
    async (_name, hostile) => {
      const attacker = await attackerOf(server.app);
      await hostile.prepare?.(attacker);
      const response = await hostile.request(attacker);
      expect(hostile.expect).toContain(response.status);
      expect((await response.arrayBuffer()).byteLength).toBeLessThan(LARGEST_ANSWER);
      expect([...server.logged, ...cloud.logged]).toEqual([]);
    },
  );
});

describe('a body that its client breaks off', () => {
  test.each([
    '/securetoken.googleapis.com/v1/token',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    '/cloud/google/choose',
    COMMIT,
    '/api/submit-answer',
  ])('writes nothing into the log: %s', async (path) => {
    const { idToken } = await attackerOf(server.app);
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
