import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../src/domain/api-failure.ts';
import { REQUEST_TIMEOUT_MS } from '../../src/domain/limits.ts';
import { createLessonApiClient, type LessonApiParts } from '../../src/remote/lesson-api-client.ts';
import { ANSWER_REQUEST, CLASS_REQUEST } from '../some-requests.ts';

const DATE = { localDate: '2026-03-01' };
const PAID = { ...DATE, idempotencyKey: 'key-1' };

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

/** A client over a fetch that gives the answers one after the other and keeps the requests. */
function clientWith(answers: (Response | (() => Promise<Response>))[], parts: Partial<LessonApiParts> = {}) {
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

/** A fetch that never answers, and gives up when its signal says so. */
const HANGING: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

/** Timers that go off when the test says so; `pass` gives the milliseconds of those that were left. */
function handClock() {
  const timers = new Map<() => void, number>();
  return {
    clock: {
      runAfter(milliseconds: number, task: () => void) {
        timers.set(task, milliseconds);
        return () => void timers.delete(task);
      },
    },
    pass() {
      const left = [...timers];
      for (const [task] of left) task();
      return left.map(([, milliseconds]) => milliseconds);
    },
  };
}

describe('what a call sends', () => {
  test('remaining calls: a GET with the bearer token and the learner’s local date', async () => {
    const { api, requests } = clientWith([json({ remaining_calls: { generate: 3 } })]);
    expect(await api.fetchRemainingCalls(DATE)).toEqual({ ok: true, value: 3 });
    const [request] = requests;
    expect(request?.method).toBe('GET');
    expect(request?.url).toBe('https://backend.example/api/remaining-calls');
    expect(request?.headers.get('authorization')).toBe('Bearer token');
    expect(request?.headers.get('x-local-date')).toBe('2026-03-01');
    expect(request?.headers.get('idempotency-key')).toBeNull();
  });

  test('generate: the specified fields as JSON, and the idempotency key', async () => {
    const { api, requests } = clientWith([json({ class_plan: '# Plan', remaining_calls: { generate: 4 } })]);
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

  test('a class whose reply got lost: a GET with its idempotency key', async () => {
    const { api, requests } = clientWith([
      json({ class_plan: '# Plan', remaining_calls: { generate: 3 } }),
      json({ written: false }),
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

  test('submit answer: the specified fields as JSON', async () => {
    const { api, requests } = clientWith([json({ feedback: 'Well done.' })]);
    expect(await api.submitAnswer(ANSWER_REQUEST, PAID)).toEqual({
      ok: true,
      value: { feedback: 'Well done.' },
    });
    expect(requests[0]?.url).toBe('https://backend.example/api/submit-answer');
    expect(await requests[0]?.json()).toEqual(ANSWER_REQUEST);
  });

  test('the marks on the answer come with its feedback, and odd ones are left out', async () => {
    const page = { by: 'rules', note: 'Write on.', marks: [{ start: 0, end: 2, reason: 'Why.' }] };
    const odd = [{ by: 'nobody' }, 'marks', { ...page, marks: 'none' }, null];
    const { api } = clientWith([page, ...odd].map((marked_page) => json({ feedback: 'Good.', marked_page })));
    for (const kept of [{ page }, {}, {}, { page: { ...page, marks: [] } }, {}]) {
      const answered = await api.submitAnswer(ANSWER_REQUEST, PAID);
      expect(answered).toEqual({ ok: true, value: { feedback: 'Good.', ...kept } });
    }
  });

  test('the server’s note comes with the class', async () => {
    const { api } = clientWith([json({ class_plan: '# Plan', note: 'The built-in teacher stood in.' })]);
    expect(await api.generateClass(CLASS_REQUEST, PAID)).toEqual({
      ok: true,
      value: { classPlan: '# Plan', note: 'The built-in teacher stood in.' },
    });
  });
});

describe('a refused token', () => {
  test('is refreshed once, and the call repeated with the same idempotency key', async () => {
    const { api, requests, tokens } = clientWith([
      json({ detail: 'expired' }, 401),
      json({ class_plan: '# Plan' }),
    ]);
    expect((await api.generateClass(CLASS_REQUEST, PAID)).ok).toBe(true);
    expect(tokens).toEqual([false, true]);
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer token',
      'Bearer fresh-token',
    ]);
    expect(requests.map((request) => request.headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
  });

  test('that is refused again is unauthenticated, without a third attempt', async () => {
    const { api, requests } = clientWith([json({}, 401), json({}, 401)]);
    expect(await api.fetchRemainingCalls(DATE)).toEqual({ ok: false, failure: { kind: 'unauthenticated' } });
    expect(requests).toHaveLength(2);
  });

  test('that nobody can replace is unauthenticated', async () => {
    const { api, requests } = clientWith([json({}, 401)], {
      getToken: async (force) => (force ? null : 'token'),
    });
    expect(await api.fetchRemainingCalls(DATE)).toEqual({ ok: false, failure: { kind: 'unauthenticated' } });
    expect(requests).toHaveLength(1);
  });

  test('a signed-out learner sends nothing', async () => {
    const { api, requests } = clientWith([], { getToken: async () => null });
    expect(await api.generateClass(CLASS_REQUEST, PAID)).toEqual({
      ok: false,
      failure: { kind: 'unauthenticated' },
    });
    expect(requests).toHaveLength(0);
  });
});

describe('why there is no answer', () => {
  const told = { detail: 'told by the server' };
  const busy = (status: number, wait: string) =>
    new Response(JSON.stringify(told), { status, headers: { 'Retry-After': wait } });
  const unreached = () => Promise.reject(new TypeError('Failed to fetch'));
  const broken = () =>
    new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) });

  test.each<[string, Response | (() => Promise<Response>), ApiFailure]>([
    ['a spent day', json(told, 429), { kind: 'limit' }],
    ['no such address', json(told, 404), { kind: 'not-found' }],
    ['a wrong request', json(told, 400), { kind: 'refused', status: 400, ...told }],
    ['too large a request', json(told, 413), { kind: 'refused', status: 413, ...told }],
    ['a broken server', json(told, 500), { kind: 'refused', status: 500, ...told }],
    ['a refusal in no JSON', new Response('<h1>No</h1>', { status: 502 }), { kind: 'refused', status: 502 }],
    ['a call too many', busy(429, '30'), { kind: 'busy', retryAfterMs: 30_000, ...told }],
    ['a full server', busy(503, '20'), { kind: 'busy', retryAfterMs: 20_000, ...told }],
    [
      'a wait till a date',
      busy(503, 'Mon, 23 Nov 2026 10:00:00 GMT'),
      { kind: 'busy', retryAfterMs: 0, ...told },
    ],
    ['no JSON', new Response('<!doctype html>'), { kind: 'malformed' }],
    ['another shape', json({ plan: '# Plan' }), { kind: 'malformed' }],
    ['an empty plan', json({ class_plan: '' }), { kind: 'malformed' }],
    ['no response', unreached, { kind: 'no-response' }],
    ['a connection that breaks in mid-answer', new Response(broken()), { kind: 'no-response' }],
  ])('%s', async (_what, answer, failure) => {
    const { api } = clientWith([answer]);
    expect(await api.generateClass(CLASS_REQUEST, PAID)).toEqual({ ok: false, failure });
  });

  test('a request that fails while the device is offline is offline', async () => {
    const { api } = clientWith([unreached], { isOnline: () => false });
    expect(await api.generateClass(CLASS_REQUEST, PAID)).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  test('a call times out after 50 seconds', async () => {
    const { clock, pass } = handClock();
    const { api } = clientWith([], { fetch: HANGING, clock });
    const answer = api.generateClass(CLASS_REQUEST, PAID);
    expect(pass()).toEqual([REQUEST_TIMEOUT_MS]);
    expect(await answer).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });

  test('a token that never comes counts against the same time', async () => {
    const { clock, pass } = handClock();
    const { api } = clientWith([], { getToken: () => new Promise(() => {}), clock });
    const answer = api.fetchRemainingCalls(DATE);
    pass();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });

  test('once a call has its answer, nothing waits for its end any more', async () => {
    const { clock, pass } = handClock();
    const { api } = clientWith([json({ remaining_calls: { generate: 3 } })], { clock });
    await api.fetchRemainingCalls(DATE);
    expect(pass()).toEqual([]);
  });

  test('a call that the learner cancels is cancelled, not timed out', async () => {
    const cancel = new AbortController();
    const { api } = clientWith([], { fetch: HANGING });
    const answer = api.generateClass(CLASS_REQUEST, { ...PAID, signal: cancel.signal });
    cancel.abort();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'cancelled' } });
  });

  test('a browser that can neither join signals nor time one out makes no difference', async () => {
    const { any, timeout } = AbortSignal;
    Object.assign(AbortSignal, { any: undefined, timeout: undefined });
    try {
      const cancel = new AbortController();
      const { api } = clientWith([json({ class_plan: '# Plan' })]);
      expect((await api.generateClass(CLASS_REQUEST, { ...PAID, signal: cancel.signal })).ok).toBe(true);
      const { api: hanging } = clientWith([], { fetch: HANGING });
      const answer = hanging.generateClass(CLASS_REQUEST, { ...PAID, signal: cancel.signal });
      cancel.abort();
      expect(await answer).toEqual({ ok: false, failure: { kind: 'cancelled' } });
    } finally {
      Object.assign(AbortSignal, { any, timeout });
    }
  });
});
