import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../src/domain/api-failure.ts';
import { REQUEST_TIMEOUT_MS } from '../../src/domain/limits.ts';
import { createLessonApiClient, type LessonApiParts } from '../../src/remote/lesson-api-client.ts';
import { ANSWER_REQUEST, CLASS_REQUEST } from '../some-requests.ts';

const DATE = { localDate: '2026-03-01' };
const PAID = { ...DATE, idempotencyKey: 'key-1' };

function createJsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

/** A client over a fetch that returns the answers in order and records the requests. */
function createClient(
  answers: (Response | (() => Promise<Response>))[],
  parts: Partial<LessonApiParts> = {},
) {
  const requests: Request[] = [];
  const tokens: boolean[] = [];
  const api = createLessonApiClient({
    backendUrl: 'https://backend.example/api',
    getToken: async (force) => {
      tokens.push(force);
      return force ? 'fresh-token' : 'token';
    },
    isOnline: () => true,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      const answer = answers[requests.length - 1];
      if (!answer) throw new Error('an unexpected request');
      return typeof answer === 'function' ? answer() : answer;
    },
    ...parts,
  });
  return { api, requests, tokens };
}

/** A fetch that never answers, and rejects when its signal aborts. */
const HANGING: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

/** Timers that `fireAll` fires; it returns their milliseconds. */
function createManualClock() {
  const timers = new Map<() => void, number>();
  return {
    clock: {
      runAfter(milliseconds: number, task: () => void) {
        timers.set(task, milliseconds);
        return () => void timers.delete(task);
      },
    },
    fireAll() {
      const pending = [...timers];
      for (const [task] of pending) task();
      return pending.map(([, milliseconds]) => milliseconds);
    },
  };
}

describe('the lesson API client', () => {
  test('fetches remaining calls by a GET with the bearer token and the learner’s local date', async () => {
    const { api, requests } = createClient([createJsonResponse({ remaining_calls: { generate: 3 } })]);
    expect(await api.fetchRemainingCalls(DATE)).toEqual({ ok: true, value: 3 });
    const [request] = requests;
    expect(request?.method).toBe('GET');
    expect(request?.url).toBe('https://backend.example/api/remaining-calls');
    expect(request?.headers.get('authorization')).toBe('Bearer token');
    expect(request?.headers.get('x-local-date')).toBe('2026-03-01');
    expect(request?.headers.get('idempotency-key')).toBeNull();
  });

  test('generates a class by sending the specified fields as JSON and the idempotency key', async () => {
    const { api, requests } = createClient([
      createJsonResponse({ class_plan: '# Plan', remaining_calls: { generate: 4 } }),
    ]);
    expect(await api.generateClass(CLASS_REQUEST, PAID)).toEqual({
      ok: true,
      value: { classPlan: '# Plan', remaining: 4 },
    });
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('https://backend.example/api/generate-class');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('idempotency-key')).toBe('key-1');
    expect(await request?.json()).toEqual(CLASS_REQUEST);
  });

  test('fetches a class with a lost reply by a GET with its idempotency key', async () => {
    const { api, requests } = createClient([
      createJsonResponse({ class_plan: '# Plan', remaining_calls: { generate: 3 } }),
      createJsonResponse({ written: false }),
    ]);
    expect(await api.fetchWrittenClass(PAID)).toEqual({
      ok: true,
      value: { classPlan: '# Plan', remaining: 3 },
    });
    expect(await api.fetchWrittenClass(PAID)).toEqual({ ok: true, value: null });
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual(['GET', 'https://backend.example/api/generate-class']);
    expect(request?.headers.get('Idempotency-Key')).toBe('key-1');
  });

  test('submits an answer by sending the specified fields as JSON', async () => {
    const { api, requests } = createClient([createJsonResponse({ feedback: 'Well done.' })]);
    expect(await api.submitAnswer(ANSWER_REQUEST, PAID)).toEqual({
      ok: true,
      value: { feedback: 'Well done.' },
    });
    expect(requests[0]?.url).toBe('https://backend.example/api/submit-answer');
    expect(await requests[0]?.json()).toEqual(ANSWER_REQUEST);
  });

  test('returns the marks with the feedback, and leaves invalid ones out', async () => {
    const page = { by: 'rules', note: 'Write on.', marks: [{ start: 0, end: 2, reason: 'Why.' }] };
    const invalid = [{ by: 'unknown' }, 'marks', { ...page, marks: 'none' }, null];
    const { api } = createClient(
      [page, ...invalid].map((marked_page) => createJsonResponse({ feedback: 'Good.', marked_page })),
    );
    for (const expected of [{ page }, {}, {}, { page: { ...page, marks: [] } }, {}]) {
      const answered = await api.submitAnswer(ANSWER_REQUEST, PAID);
      expect(answered).toEqual({ ok: true, value: { feedback: 'Good.', ...expected } });
    }
  });

  test('returns the server’s note with the class', async () => {
    const { api } = createClient([
      createJsonResponse({ class_plan: '# Plan', note: 'The built-in teacher stood in.' }),
    ]);
    expect(await api.generateClass(CLASS_REQUEST, PAID)).toEqual({
      ok: true,
      value: { classPlan: '# Plan', note: 'The built-in teacher stood in.' },
    });
  });
});

describe('a refused token', () => {
  test('is refreshed once, and the call repeated with the same idempotency key', async () => {
    const { api, requests, tokens } = createClient([
      createJsonResponse({ detail: 'expired' }, 401),
      createJsonResponse({ class_plan: '# Plan' }),
    ]);
    expect((await api.generateClass(CLASS_REQUEST, PAID)).ok).toBe(true);
    expect(tokens).toEqual([false, true]);
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer token',
      'Bearer fresh-token',
    ]);
    expect(requests.map((request) => request.headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
  });

  test('is unauthenticated when the fresh one is refused too, without a third attempt', async () => {
    const { api, requests } = createClient([createJsonResponse({}, 401), createJsonResponse({}, 401)]);
    expect(await api.fetchRemainingCalls(DATE)).toEqual({ ok: false, failure: { kind: 'unauthenticated' } });
    expect(requests).toHaveLength(2);
  });

  test('is unauthenticated when there is no fresh one', async () => {
    const { api, requests } = createClient([createJsonResponse({}, 401)], {
      getToken: async (force) => (force ? null : 'token'),
    });
    expect(await api.fetchRemainingCalls(DATE)).toEqual({ ok: false, failure: { kind: 'unauthenticated' } });
    expect(requests).toHaveLength(1);
  });

  test('is never sent for a signed-out learner, because the call is not made', async () => {
    const { api, requests } = createClient([], { getToken: async () => null });
    expect(await api.generateClass(CLASS_REQUEST, PAID)).toEqual({
      ok: false,
      failure: { kind: 'unauthenticated' },
    });
    expect(requests).toHaveLength(0);
  });
});

test('a response that names another date reports that the device’s date is wrong', async () => {
  let reports = 0;
  const options = { ...DATE, onWrongDate: () => (reports += 1) };
  const body = JSON.stringify({ remaining_calls: { generate: 5 } });
  const { api } = createClient([
    new Response(body),
    new Response(body, { headers: { 'X-Local-Date': '2026-02-28' } }),
  ]);
  await api.fetchRemainingCalls(options);
  expect(reports).toBe(0);
  expect(await api.fetchRemainingCalls(options)).toEqual({ ok: true, value: 5 });
  expect(reports).toBe(1);
});

test('a limit in plain text is reported with the server’s words', async () => {
  const headers = { 'Retry-After': '3', 'Content-Type': 'text/plain; charset=UTF-8' };
  const { api } = createClient([new Response('Too many requests.', { status: 429, headers })]);
  expect(await api.fetchRemainingCalls(DATE)).toEqual({
    ok: false,
    failure: { kind: 'busy', retryAfterMs: 3000, detail: 'Too many requests.' },
  });
});

describe('a failed call', () => {
  const DETAIL = { detail: 'The server’s detail.' };
  const createBusyResponse = (status: number, wait: string) =>
    new Response(JSON.stringify(DETAIL), { status, headers: { 'Retry-After': wait } });
  const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const breakStream = () =>
    new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) });

  test.each<[string, Response | (() => Promise<Response>), ApiFailure]>([
    ['no credit left', createJsonResponse(DETAIL, 429), { kind: 'limit' }],
    ['an unknown address', createJsonResponse(DETAIL, 404), { kind: 'not-found' }],
    ['an invalid request', createJsonResponse(DETAIL, 400), { kind: 'refused', status: 400, ...DETAIL }],
    ['too large a request', createJsonResponse(DETAIL, 413), { kind: 'refused', status: 413, ...DETAIL }],
    ['a broken server', createJsonResponse(DETAIL, 500), { kind: 'refused', status: 500, ...DETAIL }],
    [
      'a refusal without JSON',
      new Response('<h1>No</h1>', { status: 502 }),
      { kind: 'refused', status: 502 },
    ],
    ['a rate limit', createBusyResponse(429, '30'), { kind: 'busy', retryAfterMs: 30_000, ...DETAIL }],
    ['a full server', createBusyResponse(503, '20'), { kind: 'busy', retryAfterMs: 20_000, ...DETAIL }],
    [
      'a retry time as a date',
      createBusyResponse(503, 'Mon, 23 Nov 2026 10:00:00 GMT'),
      { kind: 'busy', retryAfterMs: 0, ...DETAIL },
    ],
    ['no JSON', new Response('<!doctype html>'), { kind: 'malformed' }],
    ['another shape', createJsonResponse({ plan: '# Plan' }), { kind: 'malformed' }],
    ['an empty plan', createJsonResponse({ class_plan: '' }), { kind: 'malformed' }],
    ['no response', failToFetch, { kind: 'no-response' }],
    ['a connection that breaks during the response', new Response(breakStream()), { kind: 'no-response' }],
  ])('is mapped to its failure: %s', async (_what, answer, failure) => {
    const { api } = createClient([answer]);
    expect(await api.generateClass(CLASS_REQUEST, PAID)).toEqual({ ok: false, failure });
  });

  test('is offline when the device is offline', async () => {
    const { api } = createClient([failToFetch], { isOnline: () => false });
    expect(await api.generateClass(CLASS_REQUEST, PAID)).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  test('times out after 50 seconds', async () => {
    const { clock, fireAll } = createManualClock();
    const { api } = createClient([], { fetch: HANGING, clock });
    const answer = api.generateClass(CLASS_REQUEST, PAID);
    expect(fireAll()).toEqual([REQUEST_TIMEOUT_MS]);
    expect(await answer).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });

  test('times out in the same time when the token never arrives', async () => {
    const { clock, fireAll } = createManualClock();
    const { api } = createClient([], { getToken: () => new Promise(() => {}), clock });
    const answer = api.fetchRemainingCalls(DATE);
    fireAll();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });

  test('leaves no timer behind once it has its answer', async () => {
    const { clock, fireAll } = createManualClock();
    const { api } = createClient([createJsonResponse({ remaining_calls: { generate: 3 } })], { clock });
    await api.fetchRemainingCalls(DATE);
    expect(fireAll()).toEqual([]);
  });

  test('is cancelled, not timed out, when the learner cancels it', async () => {
    const cancel = new AbortController();
    const { api } = createClient([], { fetch: HANGING });
    const answer = api.generateClass(CLASS_REQUEST, { ...PAID, signal: cancel.signal });
    cancel.abort();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'cancelled' } });
  });

  test('ends the same way in a browser without AbortSignal.any and AbortSignal.timeout', async () => {
    const { any, timeout } = AbortSignal;
    Object.assign(AbortSignal, { any: undefined, timeout: undefined });
    try {
      const cancel = new AbortController();
      const { api } = createClient([createJsonResponse({ class_plan: '# Plan' })]);
      expect((await api.generateClass(CLASS_REQUEST, { ...PAID, signal: cancel.signal })).ok).toBe(true);
      const { api: hanging } = createClient([], { fetch: HANGING });
      const answer = hanging.generateClass(CLASS_REQUEST, { ...PAID, signal: cancel.signal });
      cancel.abort();
      expect(await answer).toEqual({ ok: false, failure: { kind: 'cancelled' } });
    } finally {
      Object.assign(AbortSignal, { any, timeout });
    }
  });
});
