import { expect, test } from 'vitest';
import type { AppOptions } from '../../server/app.ts';
import { builtInClassWriter } from '../../server/lessons/class-writer.ts';
import type { Corrector } from '../../server/lessons/feedback/feedback.ts';
import type { LessonRoutesOptions } from '../../server/lessons/lesson-routes.ts';
import { createMetrics } from '../../server/metrics.ts';
import { ANSWER_REQUEST, CLASS_REQUEST } from '../some-requests.ts';
import { createLessonApp, type LessonApp } from './lesson-app.ts';

const TOKEN = 'a-long-enough-secret';

/** Starts an app with metrics; its services can be replaced. */
async function serve(
  lessons: Partial<LessonRoutesOptions> = {},
  app: Partial<AppOptions> = {},
): Promise<LessonApp> {
  const metrics = createMetrics();
  const corrector: Corrector = { writeFeedback: async () => ({ feedback: 'Well done.' }) };
  return createLessonApp(
    {
      ...lessons,
      ...metrics.instrumentLessonServices({ classWriter: builtInClassWriter, corrector, ...lessons }),
      log: metrics.instrumentLog(() => {}),
    },
    { metrics: { counts: metrics, token: TOKEN }, ...app },
  );
}

const requestMetrics = ({ app }: LessonApp, token = TOKEN) =>
  app.request('/metrics', { headers: { Authorization: `Bearer ${token}` } });

/** The sample lines of a metric. */
async function readSamples(server: LessonApp, name: string): Promise<string[]> {
  const text = await (await requestMetrics(server)).text();
  return text.split('\n').filter((line) => line.startsWith(name));
}

test('the metrics have the text format of Prometheus and are never cached', async () => {
  const response = await requestMetrics(await serve());
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test.each(['', 'another-long-secret', `${TOKEN}x`])(
  'the token "%s" cannot read the metrics',
  async (token) => {
    const response = await requestMetrics(await serve(), token);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('arcade_');
  },
);

test('there are no metrics without a configured token', async () => {
  const server = await createLessonApp();
  expect((await requestMetrics(server)).status).toBe(404);
});

test('requests are counted by route and status, and timed by route', async () => {
  let now = 0;
  const server = await serve({}, { now: () => (now += 30) });
  await server.call('/api/remaining-calls');
  await server.call('/api/remaining-calls', undefined, { Authorization: 'Bearer bad' });
  expect(await readSamples(server, 'http_requests_total')).toEqual([
    'http_requests_total{method="GET",route="/api/remaining-calls",status="200"} 1',
    'http_requests_total{method="GET",route="/api/remaining-calls",status="401"} 1',
  ]);
  expect(await readSamples(server, 'http_request_duration_seconds_count')).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/remaining-calls"} 2',
  );
});

test('unknown paths share one route in the metrics', async () => {
  const server = await serve();
  for (let asked = 0; asked < 20; asked++) await server.app.request(`/nothing-${asked}`);
  expect(await readSamples(server, 'http_requests_total')).toEqual([
    'http_requests_total{method="GET",route="/*",status="404"} 20',
  ]);
});

test('requests that a busy server refused before the app ran are counted as well', async () => {
  const metrics = createMetrics();
  const server = await serve({}, { metrics: { counts: metrics, token: TOKEN } });
  for (let count = 0; count < 2; count++) metrics.countRefusedRequest('GET');
  expect(await readSamples(server, 'http_requests_total')).toEqual([
    'http_requests_total{method="GET",route="/*",status="429"} 2',
  ]);
});

test('the request for the metrics counts itself as in flight', async () => {
  const server = await serve();
  await server.call('/api/remaining-calls');
  expect(await readSamples(server, 'http_requests_in_flight')).toEqual(['http_requests_in_flight 1']);
});

test('a class is counted once for repeated calls with one key', async () => {
  const server = await serve();
  for (let asked = 0; asked < 3; asked++) {
    await server.call('/api/generate-class', CLASS_REQUEST, { 'Idempotency-Key': 'one' });
  }
  expect(await readSamples(server, 'arcade_class_generations_total')).toEqual([
    'arcade_class_generations_total{outcome="succeeded"} 1',
  ]);
});

test('answers are counted as succeeded or failed', async () => {
  let asked = 0;
  const corrector: Corrector = {
    writeFeedback: async () => {
      asked += 1;
      if (asked === 2) throw new Error('no checker');
      return { feedback: 'Well done.' };
    },
  };
  const server = await serve({ corrector });
  for (const key of ['one', 'two', 'three']) {
    await server.call('/api/submit-answer', ANSWER_REQUEST, { 'Idempotency-Key': key });
  }
  expect(await readSamples(server, 'arcade_answer_corrections_total')).toEqual([
    'arcade_answer_corrections_total{outcome="succeeded"} 2',
    'arcade_answer_corrections_total{outcome="failed"} 1',
  ]);
  expect(await readSamples(server, 'arcade_unexpected_errors_total')).toEqual([
    'arcade_unexpected_errors_total 1',
  ]);
});

test('database errors are counted by kind, apart from other errors', async () => {
  const fault = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
  const server = await serve({ verifyIdToken: () => Promise.reject(fault) });
  await server.call('/api/remaining-calls');
  expect(await readSamples(server, 'arcade_database_errors_total')).toEqual([
    'arcade_database_errors_total{kind="full"} 1',
  ]);
  expect(await readSamples(server, 'arcade_unexpected_errors_total')).toEqual([
    'arcade_unexpected_errors_total 0',
  ]);
});

test.each(['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])(
  'the metrics contain %s of the process',
  async (name) => {
    const lines = await readSamples(await serve(), name);
    expect(lines).toHaveLength(1);
    expect(Number(lines[0]?.split(' ')[1])).toBeGreaterThan(0);
  },
);
