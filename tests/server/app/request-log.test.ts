import { beforeEach, expect, test } from 'vitest';
import type { AppParts } from '../../../server/app.ts';
import type { LessonParts } from '../../../server/lessons/lesson-routes.ts';
import { createRateLimit } from '../../../server/requests/rate-limit.ts';
import { ADDRESS_COSTS } from '../../../server/requests/shares.ts';
import { CLASS_REQUEST } from '../../some-requests.ts';
import { COMMIT } from '../cloud/document-paths.ts';
import { openCloud, type TestCloud } from '../cloud/local-cloud.ts';
import { type LessonApp, lessonApp } from '../lesson-app.ts';

let cloud: TestCloud;
beforeEach(async () => {
  cloud = await openCloud();
});

function serve(app: Partial<AppParts> = {}, lessons: Partial<LessonParts> = {}): Promise<LessonApp> {
  return lessonApp(lessons, { cloud: cloud.routes, ...app });
}

test('a request is told by the pattern of its address, with status, time and the id of the answer', async () => {
  let now = 0;
  const server = await serve({ now: () => (now += 7) });
  const response = await server.call('/api/generate-class?who=ana', CLASS_REQUEST);
  expect(server.answered).toEqual([
    { id: 'request-1', method: 'POST', route: '/api/generate-class', status: 200, ms: 7 },
  ]);
  expect(response.headers.get('X-Request-Id')).toBe('request-1');
});

test.each([
  ['GET', '/healthz', '/healthz'],
  ['GET', '/api/remaining-calls', '/api/remaining-calls'],
  ['GET', '/api/learners/ana', '/api/*'],
  ['GET', '/homework/ana', '/*'],
  ['POST', COMMIT, '/v1/projects/:project/databases/:database/:method'],
  ['GET', '/v1/projects/ana/databases', '/v1/projects/*'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:ana', '/identitytoolkit.googleapis.com/v1/:method'],
])('%s %s is of the route %s', async (method, path, route) => {
  const server = await serve();
  await server.app.request(path, { method });
  expect(server.answered).toMatchObject([{ method, route }]);
});

test('a request that fails is told with its status, and its error with the same id', async () => {
  const ids: (string | undefined)[] = [];
  const server = await serve(
    {},
    {
      verifyIdToken: () => Promise.reject(new Error('no keys')),
      log: (_message, _error, requestId) => ids.push(requestId),
    },
  );
  const response = await server.call('/api/remaining-calls');
  expect(response.headers.get('X-Request-Id')).toBe('request-1');
  expect(server.answered).toMatchObject([{ id: 'request-1', status: 500 }]);
  expect(ids).toEqual(['request-1']);
});

test('a flood that is turned away fills no log', async () => {
  const addressLimit = createRateLimit({ burst: 2 * ADDRESS_COSTS.call, perMinute: 0 }, () => 0);
  const server = await serve({ clientAddress: () => '203.0.113.1', addressLimit });
  for (let asked = 0; asked < 50; asked++) await server.call('/api/remaining-calls');
  expect(server.answered).toHaveLength(2);
});

test('nothing of who asks, and nothing that they write, is in what is told', async () => {
  const secrets = ['ana', 'maya@school.example', 'correct horse', '203.0.113.9', 'I goed home'];
  const server = await serve({ clientAddress: () => '203.0.113.9' });
  await server.call('/api/generate-class', { ...CLASS_REQUEST, teacher: 'I goed home' });
  await server.call('/api/submit-answer', 'I goed home');
  await server.call('/homework/maya@school.example?text=I+goed+home');
  await server.call('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=correct%20horse', {
    email: 'maya@school.example',
    password: 'correct horse',
  });
  expect(server.answered).toHaveLength(4);
  const told = JSON.stringify([server.answered, server.logged]);
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
});
