import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { builtInClassWriter } from '../../../server/lessons/class-writer.ts';
import type { LessonRoutesOptions } from '../../../server/lessons/lesson-routes.ts';
import { createTokenBuckets } from '../../../server/rate-limits/token-buckets.ts';
import {
  generateClassResponse,
  remainingCallsResponse,
  submitAnswerResponse,
  writtenClassResponse,
} from '../../../src/api-contract/lesson-api.ts';
import { MESSAGES } from '../../../src/domain/messages.ts';
import { parsePlan } from '../../../src/domain/plan-markdown.ts';
import { ok } from '../../../src/domain/result.ts';
import { ANSWER_REQUEST, CLASS_REQUEST } from '../../some-requests.ts';
import { createPaidCall } from '../credits/open-ledger.ts';
import { createLessonApp, type LessonApp, NOW } from '../lesson-app.ts';

let server: LessonApp;
beforeEach(() => serve());

/** Replaces the app by one with other options. */
async function serve(over?: Partial<LessonRoutesOptions>): Promise<void> {
  server = await createLessonApp(over);
}

const readDetail = async (response: Response) => (await response.json()).detail;
const readRemainingCalls = async (headers: Record<string, string> = {}) => {
  const response = await server.call('/api/remaining-calls', undefined, headers);
  return v.parse(remainingCallsResponse, await response.json()).remaining_calls.generate;
};

/** Requests the five classes of the day. */
async function takeAll(headers?: Record<string, string>): Promise<void> {
  for (let index = 0; index < 5; index++) {
    expect((await server.call('/api/generate-class', CLASS_REQUEST, headers)).status).toBe(200);
  }
}

describe('a good call', () => {
  test('remaining-calls returns the classes left today', async () => {
    expect(await readRemainingCalls()).toBe(5);
  });

  test('generate-class returns a class that the app can parse, and the classes left', async () => {
    const response = await server.call('/api/generate-class', CLASS_REQUEST);
    expect(response.status).toBe(200);
    const { class_plan, remaining_calls } = v.parse(generateClassResponse, await response.json());
    expect(parsePlan(class_plan).exercises.length).toBeGreaterThan(0);
    expect(remaining_calls?.generate).toBe(4);
  });

  test('submit-answer returns feedback, costs nothing and works when no class is left', async () => {
    await takeAll();
    const response = await server.call('/api/submit-answer', ANSWER_REQUEST);
    expect(v.parse(submitAnswerResponse, await response.json())).toEqual({
      feedback: 'Well done.',
      remaining_calls: { generate: 0 },
    });
  });

  test('a request may omit optional fields of the specification', async () => {
    const { module_lesson, used_phrases, used_vocab, ...asked } = CLASS_REQUEST;
    expect([module_lesson, used_phrases, used_vocab]).toEqual([0, [], []]);
    expect((await server.call('/api/generate-class', asked)).status).toBe(200);
  });

  test('responses of the lesson API are never cached', async () => {
    const response = await server.call('/api/remaining-calls');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('two classes of the same request have different seeds', async () => {
    const seeds: number[] = [];
    let seed = 0;
    await serve({
      createSeed: () => seed++,
      classWriter: {
        writeClass: (request, options) => {
          seeds.push(options.seed);
          return builtInClassWriter.writeClass(request, options);
        },
      },
    });
    await server.call('/api/generate-class', CLASS_REQUEST);
    await server.call('/api/generate-class', CLASS_REQUEST);
    expect(new Set(seeds).size).toBe(2);
  });
});

describe('credits', () => {
  test('the sixth class of a day is rejected with the message of the limit', async () => {
    await takeAll();
    const response = await server.call('/api/generate-class', CLASS_REQUEST);
    expect(response.status).toBe(429);
    expect(await readDetail(response)).toBe(
      "You've reached your daily lesson limit (5). Try again tomorrow!",
    );
    expect(response.headers.get('Retry-After')).toBeNull();
  });

  test('credits belong to the date that the device sends', async () => {
    await server.call('/api/generate-class', CLASS_REQUEST, { 'X-Local-Date': '2025-03-02' });
    expect(await readRemainingCalls({ 'X-Local-Date': '2025-03-02' })).toBe(4);
    expect(await readRemainingCalls({ 'X-Local-Date': '2025-03-01' })).toBe(5);
    expect(await readRemainingCalls()).toBe(5);
  });

  test('a repeated key returns the same class for one credit', async () => {
    const key = { 'Idempotency-Key': 'one' };
    const first = await (await server.call('/api/generate-class', CLASS_REQUEST, key)).json();
    const second = await (await server.call('/api/generate-class', CLASS_REQUEST, key)).json();
    expect(second).toEqual(first);
    expect(await readRemainingCalls()).toBe(4);
  });

  test('two of six simultaneous calls get a class, and the others a Retry-After', async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => server.call('/api/generate-class', CLASS_REQUEST)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429]);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.map(({ headers }) => headers.get('Retry-After'))).toEqual(['5', '5', '5', '5']);
  });

  test('each of several learners has two calls at a time', async () => {
    const learners = ['ana', 'ana', 'ben', 'ben'].map((uid) => ({ Authorization: `Bearer token-${uid}` }));
    const calls = learners.map((learner) => server.call('/api/generate-class', CLASS_REQUEST, learner));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('a key in progress in another process gets a 409', async () => {
    await server.lessons.ledger.begin(createPaidCall('one'), NOW);
    expect(
      await server.readRefusal('/api/generate-class', CLASS_REQUEST, { 'Idempotency-Key': 'one' }),
    ).toEqual([409, expect.stringContaining('Try again')]);
  });
});

describe('a class whose reply got lost', () => {
  const KEY = { 'Idempotency-Key': 'one' };

  test('a class with a lost response is returned to its learner only, without another credit', async () => {
    const first = await (await server.call('/api/generate-class', CLASS_REQUEST, KEY)).json();
    const again = await server.call('/api/generate-class', undefined, KEY);
    expect(await again.json()).toEqual(first);
    expect(await readRemainingCalls()).toBe(4);
    const ben = { ...KEY, Authorization: 'Bearer token-ben' };
    expect(await (await server.call('/api/generate-class', undefined, ben)).json()).toEqual({
      written: false,
    });
  });

  test('a class that was never written is not found, not written now, and costs nothing', async () => {
    const response = await server.call('/api/generate-class', undefined, KEY);
    expect(v.parse(writtenClassResponse, await response.json())).toEqual({ written: false });
    expect(await readRemainingCalls()).toBe(5);
  });

  test('a class in progress is reported as running', async () => {
    await server.lessons.ledger.begin(createPaidCall('one'), NOW);
    expect((await server.call('/api/generate-class', undefined, KEY)).status).toBe(409);
  });

  test.each([{}, { 'Idempotency-Key': 'a b' }])(
    'a class is not found without a usable key: %o',
    async (headers) => {
      expect((await server.call('/api/generate-class', undefined, headers)).status).toBe(400);
    },
  );

  test('a key of an answer finds no class', async () => {
    await server.call('/api/submit-answer', ANSWER_REQUEST, KEY);
    expect((await server.call('/api/generate-class', undefined, KEY)).status).toBe(400);
  });
});

describe('work that fails', () => {
  test('a failed class is refunded, reported without details, and logged', async () => {
    const cause = new Error('curriculum file b2.json is broken');
    await serve({ classWriter: { writeClass: () => Promise.reject(cause) } });
    expect(await server.readRefusal('/api/generate-class', CLASS_REQUEST)).toEqual([
      500,
      MESSAGES.generateFailed,
    ]);
    expect(await readRemainingCalls()).toBe(5);
    expect(server.logged).toContainEqual({ message: 'generate-class failed.', error: cause });
  });

  test('failed feedback is reported as an answer that could not be checked', async () => {
    await serve({ corrector: { writeFeedback: () => Promise.reject(new Error('the rules failed')) } });
    expect(await server.readRefusal('/api/submit-answer', ANSWER_REQUEST)).toEqual([
      500,
      MESSAGES.answerFailed,
    ]);
  });
});

describe('too many calls', () => {
  test('a learner over the limit of calls has to wait, and others do not', async () => {
    let now = NOW;
    await serve({ rateLimit: createTokenBuckets({ burst: 60, refillPerMinute: 60 }, () => now) });
    for (let index = 0; index < 60; index++) await server.call('/api/remaining-calls');
    const refused = await server.call('/api/submit-answer', ANSWER_REQUEST);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect(await readDetail(refused)).toBe('Too many requests. Try again in 1 s.');
    const other = await server.call('/api/remaining-calls', undefined, { Authorization: 'Bearer token-ben' });
    expect(other.status).toBe(200);
    now += 1000;
    expect((await server.call('/api/remaining-calls')).status).toBe(200);
  });
});

describe('a learner who deletes what is kept', () => {
  const leave = () => server.app.request('/api/learner', { method: 'DELETE', headers: OF_ANA });
  const OF_ANA = { Authorization: 'Bearer token-ana' };
  const KEY = { 'Idempotency-Key': 'one' };

  test('deleting a learner’s data succeeds, and stored responses are gone', async () => {
    let seed = 7;
    await serve({ createSeed: () => seed++ });
    const first = await (await server.call('/api/generate-class', CLASS_REQUEST, KEY)).json();
    expect((await leave()).status).toBe(204);
    const again = await (await server.call('/api/generate-class', CLASS_REQUEST, KEY)).json();
    expect(again.class_plan).not.toBe(first.class_plan);
  });

  test('deleting a learner’s data needs a token', async () => {
    const response = await server.app.request('/api/learner', { method: 'DELETE' });
    expect(response.status).toBe(401);
  });
});

describe('guests of one address', () => {
  const as = (uid: string) => ({ Authorization: `Bearer token-${uid}` });

  beforeEach(async () => {
    // An address may start one guest a day; learners with this prefix in their token have an e-mail.
    server = await createLessonApp(
      {
        guestsPerDay: 1,
        verifyIdToken: async (token) => {
          const uid = token.slice('token-'.length);
          return ok(uid.startsWith('learner') ? { uid, email: `${uid}@example.org` } : { uid });
        },
      },
      { readClientAddress: () => '203.0.113.1' },
    );
  });

  test('guests of an address share the credits of as many learners as may start there', async () => {
    await takeAll(as('guest-1'));
    expect(await readRemainingCalls(as('guest-2'))).toBe(0);
    const refusal = await server.readRefusal('/api/generate-class', CLASS_REQUEST, as('guest-2'));
    expect(refusal).toEqual([429, MESSAGES.creditsLimit]);
  });

  test('guests take no credits from learners of their address', async () => {
    await takeAll(as('guest-1'));
    expect(await readRemainingCalls(as('learner-1'))).toBe(5);
    expect((await server.call('/api/generate-class', CLASS_REQUEST, as('learner-1'))).status).toBe(200);
  });
});
