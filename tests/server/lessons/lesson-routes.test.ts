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
} from '../../../src/contract/lesson-api.ts';
import { MESSAGES } from '../../../src/domain/messages.ts';
import { parsePlan } from '../../../src/domain/plan-markdown.ts';
import { ok } from '../../../src/domain/result.ts';
import { ANSWER_REQUEST, CLASS_REQUEST } from '../../some-requests.ts';
import { createPaidCall } from '../credits/open-ledger.ts';
import { createLessonApp, type LessonApp, NOW } from '../lesson-app.ts';

let server: LessonApp;
beforeEach(() => serve());

/** Serves with other parts, in the place of what was served before. */
async function serve(over?: Partial<LessonRoutesOptions>): Promise<void> {
  server = await createLessonApp(over);
}

const detail = async (response: Response) => (await response.json()).detail;
const remaining = async (headers: Record<string, string> = {}) => {
  const response = await server.call('/api/remaining-calls', undefined, headers);
  return v.parse(remainingCallsResponse, await response.json()).remaining_calls.generate;
};

/** Takes the five classes of the day. */
async function takeAll(headers?: Record<string, string>): Promise<void> {
  for (let index = 0; index < 5; index++) {
    expect((await server.call('/api/generate-class', CLASS_REQUEST, headers)).status).toBe(200);
  }
}

describe('a good call', () => {
  test('tells the classes left today', async () => {
    expect(await remaining()).toBe(5);
  });

  test('gives a class that the app can read, and what is left', async () => {
    const response = await server.call('/api/generate-class', CLASS_REQUEST);
    expect(response.status).toBe(200);
    const { class_plan, remaining_calls } = v.parse(generateClassResponse, await response.json());
    expect(parsePlan(class_plan).exercises.length).toBeGreaterThan(0);
    expect(remaining_calls?.generate).toBe(4);
  });

  test('gives feedback, costs nothing and works when no class is left', async () => {
    await takeAll();
    const response = await server.call('/api/submit-answer', ANSWER_REQUEST);
    expect(v.parse(submitAnswerResponse, await response.json())).toEqual({
      feedback: 'Well done.',
      remaining_calls: { generate: 0 },
    });
  });

  test('may leave out what the specification does not ask for', async () => {
    const { module_lesson, used_phrases, used_vocab, ...asked } = CLASS_REQUEST;
    expect([module_lesson, used_phrases, used_vocab]).toEqual([0, [], []]);
    expect((await server.call('/api/generate-class', asked)).status).toBe(200);
  });

  test('is never kept by a cache', async () => {
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
  test('the sixth class of a day is refused with the message of the limit', async () => {
    await takeAll();
    const response = await server.call('/api/generate-class', CLASS_REQUEST);
    expect(response.status).toBe(429);
    expect(await detail(response)).toBe("You've reached your daily lesson limit (5). Try again tomorrow!");
    expect(response.headers.get('Retry-After')).toBeNull();
  });

  test('belong to the date that the device names', async () => {
    await server.call('/api/generate-class', CLASS_REQUEST, { 'X-Local-Date': '2025-03-02' });
    expect(await remaining({ 'X-Local-Date': '2025-03-02' })).toBe(4);
    expect(await remaining({ 'X-Local-Date': '2025-03-01' })).toBe(5);
    expect(await remaining()).toBe(5);
  });

  test('a repeated key gives the same class for one credit', async () => {
    const key = { 'Idempotency-Key': 'one' };
    const first = await (await server.call('/api/generate-class', CLASS_REQUEST, key)).json();
    const second = await (await server.call('/api/generate-class', CLASS_REQUEST, key)).json();
    expect(second).toEqual(first);
    expect(await remaining()).toBe(4);
  });

  test('six calls at once give two classes, and the others are told when to try again', async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => server.call('/api/generate-class', CLASS_REQUEST)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429]);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.map(({ headers }) => headers.get('Retry-After'))).toEqual(['5', '5', '5', '5']);
  });

  test('of learners who call at once, each has two calls of their own', async () => {
    const learners = ['ana', 'ana', 'ben', 'ben'].map((uid) => ({ Authorization: `Bearer token-${uid}` }));
    const calls = learners.map((learner) => server.call('/api/generate-class', CLASS_REQUEST, learner));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('a key at work in another process gets 409', async () => {
    await server.lessons.ledger.begin(createPaidCall('one'), NOW);
    expect(
      await server.readRefusal('/api/generate-class', CLASS_REQUEST, { 'Idempotency-Key': 'one' }),
    ).toEqual([409, expect.stringContaining('Try again')]);
  });
});

describe('a class whose reply got lost', () => {
  const KEY = { 'Idempotency-Key': 'one' };

  test('is given again to its learner, and to nobody else, without another credit', async () => {
    const first = await (await server.call('/api/generate-class', CLASS_REQUEST, KEY)).json();
    const again = await server.call('/api/generate-class', undefined, KEY);
    expect(await again.json()).toEqual(first);
    expect(await remaining()).toBe(4);
    const ben = { ...KEY, Authorization: 'Bearer token-ben' };
    expect(await (await server.call('/api/generate-class', undefined, ben)).json()).toEqual({
      written: false,
    });
  });

  test('and which was never written costs nothing, and is not written now', async () => {
    const response = await server.call('/api/generate-class', undefined, KEY);
    expect(v.parse(writtenClassResponse, await response.json())).toEqual({ written: false });
    expect(await remaining()).toBe(5);
  });

  test('is still to be waited for while it is being written', async () => {
    await server.lessons.ledger.begin(createPaidCall('one'), NOW);
    expect((await server.call('/api/generate-class', undefined, KEY)).status).toBe(409);
  });

  test.each([{}, { 'Idempotency-Key': 'a b' }])('is not found without a usable key: %o', async (headers) => {
    expect((await server.call('/api/generate-class', undefined, headers)).status).toBe(400);
  });

  test('is not looked for among answers', async () => {
    await server.call('/api/submit-answer', ANSWER_REQUEST, KEY);
    expect((await server.call('/api/generate-class', undefined, KEY)).status).toBe(400);
  });
});

describe('work that fails', () => {
  test('refunds the class, says so without details, and logs the cause', async () => {
    const cause = new Error('curriculum file b2.json is broken');
    await serve({ classWriter: { writeClass: () => Promise.reject(cause) } });
    expect(await server.readRefusal('/api/generate-class', CLASS_REQUEST)).toEqual([
      500,
      MESSAGES.generateFailed,
    ]);
    expect(await remaining()).toBe(5);
    expect(server.logged).toContainEqual({ message: 'generate-class failed.', error: cause });
  });

  test('of feedback says that the answer could not be checked', async () => {
    await serve({ corrector: { writeFeedback: () => Promise.reject(new Error('harper died')) } });
    expect(await server.readRefusal('/api/submit-answer', ANSWER_REQUEST)).toEqual([
      500,
      MESSAGES.answerFailed,
    ]);
  });
});

describe('too many calls', () => {
  test('of one learner are slowed down, with the seconds to wait; others go on', async () => {
    let now = NOW;
    await serve({ rateLimit: createTokenBuckets({ burst: 60, refillPerMinute: 60 }, () => now) });
    for (let index = 0; index < 60; index++) await server.call('/api/remaining-calls');
    const refused = await server.call('/api/submit-answer', ANSWER_REQUEST);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect(await detail(refused)).toBe('Too many requests. Try again in 1 s.');
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

  test('is told that it is done, and finds no answer of a former call', async () => {
    let seed = 7;
    await serve({ createSeed: () => seed++ });
    const first = await (await server.call('/api/generate-class', CLASS_REQUEST, KEY)).json();
    expect((await leave()).status).toBe(204);
    const again = await (await server.call('/api/generate-class', CLASS_REQUEST, KEY)).json();
    expect(again.class_plan).not.toBe(first.class_plan);
  });

  test('has to be known, as for every call', async () => {
    const response = await server.app.request('/api/learner', { method: 'DELETE' });
    expect(response.status).toBe(401);
  });
});

describe('guests of one address', () => {
  const as = (uid: string) => ({ Authorization: `Bearer token-${uid}` });

  beforeEach(async () => {
    // An address may start one guest a day; a learner whose token starts so has an e-mail.
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

  test('share the classes of as many learners as it may start', async () => {
    await takeAll(as('guest-1'));
    expect(await remaining(as('guest-2'))).toBe(0);
    const refusal = await server.readRefusal('/api/generate-class', CLASS_REQUEST, as('guest-2'));
    expect(refusal).toEqual([429, MESSAGES.creditsLimit]);
  });

  test('take nothing from learners there', async () => {
    await takeAll(as('guest-1'));
    expect(await remaining(as('learner-1'))).toBe(5);
    expect((await server.call('/api/generate-class', CLASS_REQUEST, as('learner-1'))).status).toBe(200);
  });
});
