import { beforeEach, expect, test } from 'vitest';
import type { AppOptions } from '../../../server/app.ts';
import type { LessonRoutesOptions } from '../../../server/lessons/lesson-routes.ts';
import { CLASS_REQUEST } from '../../some-requests.ts';
import { COMMIT_PATH } from '../cloud/document-paths.ts';
import { openTestCloud, type TestCloud } from '../cloud/test-cloud.ts';
import { createLessonApp, type LessonApp } from '../lesson-app.ts';

let cloud: TestCloud;
beforeEach(async () => {
  cloud = await openTestCloud();
});

function serve(
  app: Partial<AppOptions> = {},
  lessons: Partial<LessonRoutesOptions> = {},
): Promise<LessonApp> {
  return createLessonApp(lessons, { cloud: cloud.routes, ...app });
}

test('a logged request has the pattern of its path, the status, the time and the id of the response', async () => {
  let now = 0;
  const server = await serve({ now: () => (now += 7) });
  const response = await server.call('/api/generate-class?who=ana', CLASS_REQUEST);
  expect(server.completedRequests).toEqual([
    { id: 'request-1', method: 'POST', route: '/api/generate-class', status: 200, ms: 7, isRoutine: false },
  ]);
  expect(response.headers.get('X-Request-Id')).toBe('request-1');
});

test.each([
  ['GET', '/healthz', '/healthz'],
  ['GET', '/api/remaining-calls', '/api/remaining-calls'],
  ['GET', '/api/learners/ana', '/api/*'],
  ['GET', '/homework/ana', '/*'],
  ['POST', COMMIT_PATH, '/v1/projects/:project/databases/:database/:method'],
  ['GET', '/v1/projects/ana/databases', '/v1/projects/*'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:ana', '/identitytoolkit.googleapis.com/v1/:method'],
])('%s %s is logged with the route %s', async (method, path, route) => {
  const server = await serve();
  await server.app.request(path, { method });
  expect(server.completedRequests).toMatchObject([{ method, route }]);
});

/** What a browser asks for on a first visit to a page: the page, its files, and calls of the app. */
const VISIT = [
  ['GET', '/'],
  ['GET', '/assets/app-1.js'],
  ['GET', '/assets/app-1.css'],
  ['GET', '/icon.svg'],
  ['GET', '/sw.js'],
  ['GET', '/healthz'],
] as const;

test('a visit is one line of the log at the default level: that of its page', async () => {
  const createFile = (text: string) => ({
    readBytes: () => new Uint8Array(Buffer.from(text)),
    hash: 'h',
    compressed: {},
  });
  const names = ['/index.html', ...VISIT.slice(1, 5).map(([, path]) => path)];
  const server = await serve({ files: new Map(names.map((name) => [name, createFile('text')])) });
  for (const [method, path] of VISIT) {
    expect((await server.app.request(path, { method })).status, path).toBe(200);
  }
  expect(server.completedRequests).toHaveLength(VISIT.length);
  expect(server.completedRequests.filter(({ isRoutine }) => !isRoutine)).toMatchObject([{ route: '/*' }]);
});

test('the calls of an open app are routine, unless they fail or ask for a class', async () => {
  const server = await serve();
  await server.call('/api/remaining-calls');
  await server.call('/api/generate-class', CLASS_REQUEST);
  await server.call('/api/nothing');
  expect(server.completedRequests.map(({ isRoutine }) => isRoutine)).toEqual([true, false, false]);
});

test('a failed request is logged with its status, and its error with the same id', async () => {
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
  expect(server.completedRequests).toMatchObject([{ id: 'request-1', status: 500 }]);
  expect(ids).toEqual(['request-1']);
});

test('the log names neither the learner nor what they wrote', async () => {
  const secrets = ['ana', 'maya@school.example', 'correct horse', '203.0.113.9', 'I goed home'];
  const server = await serve({ readClientAddress: () => '203.0.113.9' });
  await server.call('/api/generate-class', { ...CLASS_REQUEST, teacher: 'I goed home' });
  await server.call('/api/submit-answer', 'I goed home');
  await server.call('/homework/maya@school.example?text=I+goed+home');
  await server.call('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=correct%20horse', {
    email: 'maya@school.example',
    password: 'correct horse',
  });
  expect(server.completedRequests).toHaveLength(4);
  const output = JSON.stringify([server.completedRequests, server.logged]);
  expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
});
