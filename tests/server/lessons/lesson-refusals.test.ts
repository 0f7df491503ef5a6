import { beforeEach, describe, expect, test } from 'vitest';
import { UnusableDatabaseError } from '../../../server/database/database-error.ts';
import type { ExamineFailure } from '../../../server/lessons/feedback/feedback.ts';
import { FeedbackRefusedError } from '../../../server/lessons/feedback/feedback.ts';
import type { LessonRoutesOptions } from '../../../server/lessons/lesson-routes.ts';
import { MAX_REQUEST_BYTES } from '../../../src/api-contract/lesson-api.ts';
import { MESSAGES } from '../../../src/domain/messages.ts';
import { ANSWER_REQUEST, CLASS_REQUEST } from '../../some-requests.ts';
import { createLessonApp, type LessonApp } from '../lesson-app.ts';

const CALLS = [
  ['/api/remaining-calls', undefined, MESSAGES.creditsUnauthenticated],
  ['/api/generate-class', CLASS_REQUEST, MESSAGES.generateUnauthenticated],
  ['/api/submit-answer', ANSWER_REQUEST, MESSAGES.answerUnauthenticated],
] as const;
const PAID = [
  ['/api/generate-class', CLASS_REQUEST, MAX_REQUEST_BYTES.generateClass],
  ['/api/submit-answer', ANSWER_REQUEST, MAX_REQUEST_BYTES.submitAnswer],
] as const;

let server: LessonApp;
beforeEach(() => serve());

/** Replaces the app by one with other options. */
async function serve(over?: Partial<LessonRoutesOptions>): Promise<void> {
  server = await createLessonApp(over);
}

const readDetail = async (response: Response) => (await response.json()).detail;

describe('401', () => {
  test.each(CALLS)('%s without a token gets a 401', async (path, body, message) => {
    expect(await server.readRefusal(path, body, { Authorization: '' })).toEqual([401, message]);
  });

  test.each(['Basic token-ana', 'Bearer bad', 'Bearer token-ä'])(
    'the header %j gets a 401',
    async (header) => {
      const response = await server.call('/api/remaining-calls', undefined, {
        Authorization: Buffer.from(header).toString('latin1'),
      });
      expect(response.status).toBe(401);
    },
  );

  test('a 401 is sent before the body is read', async () => {
    const response = await server.call(
      '/api/generate-class',
      'x'.repeat(MAX_REQUEST_BYTES.generateClass + 1),
      {
        Authorization: 'Bearer bad',
      },
    );
    expect(response.status).toBe(401);
  });
});

describe('413', () => {
  test.each(PAID)('%s with a body over its limit gets a 413 that names the limit', async (path, _, bytes) => {
    expect(await server.readRefusal(path, 'x'.repeat(bytes + 1))).toEqual([
      413,
      expect.stringContaining(`${bytes / 1024} KiB`),
    ]);
  });

  test.each(PAID)('%s reads a body of exactly its limit', async (path, request, bytes) => {
    const padding = ' '.repeat(bytes - JSON.stringify(request).length);
    const response = await server.call(path, JSON.stringify(request) + padding);
    expect(response.status).toBe(200);
  });
});

describe('400', () => {
  test.each(['', '{', 'nonsense', '{"answer": }', '\ud800', '[]', 'null', '"text"', '5'])(
    'a body that is no JSON object gets a 400: %j',
    async (body) => {
      expect(await server.readRefusal('/api/submit-answer', body)).toEqual([
        400,
        'The request must be a JSON object.',
      ]);
    },
  );

  test('bytes that are no text get a 400', async () => {
    const response = await server.app.request('/api/generate-class', {
      method: 'POST',
      headers: { Authorization: 'Bearer token-ana' },
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    });
    expect(response.status).toBe(400);
  });

  test.each([
    [{ student_level: 'B7' }, 'The level (student_level) must be one of: A1, A2, B1, B2, C1, C2.'],
    [{ student_level: undefined }, 'The level (student_level) is missing.'],
    [
      { skill_focus: 'Singing' },
      'The skill (skill_focus) must be one of: Speaking, Listening, Grammar, Vocabulary, Reading, Writing.',
    ],
    [{ reason: null }, 'The reason (reason) must be one of: personal growth, business, travel.'],
    [{ age: 5 }, 'The age (age) must be at least 6.'],
    [{ age: 101 }, 'The age (age) must be at most 100.'],
    [{ age: '25' }, 'The age (age) must be a number.'],
    [{ teacher: '  ' }, 'The teacher (teacher) is empty.'],
    [{ teacher: 'x'.repeat(61) }, 'The teacher (teacher) is too long: at most 60 characters are taken.'],
    [{ module_lesson: 6 }, 'The Speaking module lesson (module_lesson) must be at most 5.'],
    [{ module_lesson: 1.5 }, 'The Speaking module lesson (module_lesson) must be a whole number.'],
    [
      { used_vocab: Array(501).fill('word') },
      'The list of used words (used_vocab) is too long: at most 500 entries are taken.',
    ],
    [{ used_phrases: 'all' }, 'The list of used phrases (used_phrases) must be a list.'],
  ])('generate-class names the invalid field %#', async (change, message) => {
    expect(await server.readRefusal('/api/generate-class', { ...CLASS_REQUEST, ...change })).toEqual([
      400,
      message,
    ]);
  });

  test.each([
    [{ answer: '   ' }, 'The answer (answer) is empty.'],
    [{ answer: 'x'.repeat(20_001) }, 'The answer (answer) is too long: at most 20000 characters are taken.'],
    [{ class_plan: 5 }, 'The class plan (class_plan) must be text.'],
    [{ answer: '1) '.repeat(4_001) }, 'The answer (answer) has too many words: at most 4000 are taken.'],
    [
      { answer: 'a'.repeat(8_000) },
      'The answer (answer) has a word that is too long: at most 2000 characters are taken.',
    ],
    [
      { class_plan: `- ${'a\n '.repeat(18_000)}` },
      'The class plan (class_plan) has too many lines: at most 1000 are taken.',
    ],
    [
      { class_plan: '> '.repeat(500) },
      'The class plan (class_plan) has lists or quotations that are nested too deep: at most 6 levels are taken.',
    ],
  ])('submit-answer names the invalid field', async (change, message) => {
    expect(await server.readRefusal('/api/submit-answer', { ...ANSWER_REQUEST, ...change })).toEqual([
      400,
      message,
    ]);
  });

  test('an invalid item of a list gets a 400 that names the list', async () => {
    const response = await server.call('/api/generate-class', { ...CLASS_REQUEST, used_vocab: ['fine', 5] });
    expect(await readDetail(response)).toMatch(/^The list of used words \(used_vocab\) has an item/);
  });

  test.each(CALLS)(
    '%s from a device whose date is wrong is answered and names the date',
    async (path, body) => {
      for (const date of ['2025-03-05', '1970-01-01', '2031-01-01']) {
        const response = await server.call(path, body, { 'X-Local-Date': date });
        expect(response.status).toBe(200);
        expect(response.headers.get('X-Local-Date')).toMatch(/^2025-0[23]-\d\d$/);
      }
    },
  );

  test.each(CALLS)('%s with a possible date has no date in its response', async (path, body) => {
    const response = await server.call(path, body, { 'X-Local-Date': '2025-03-01' });
    expect([response.status, response.headers.get('X-Local-Date')]).toEqual([200, null]);
  });

  test('an invented date brings no further credits', async () => {
    const statuses = [];
    for (let call = 0; call < 20; call += 1) {
      const date = `2031-01-${String(call + 1).padStart(2, '0')}`;
      statuses.push(
        (await server.call('/api/generate-class', CLASS_REQUEST, { 'X-Local-Date': date })).status,
      );
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });

  test.each(['', ' ', 'x'.repeat(201), 'a b'])('the idempotency key %j gets a 400', async (key) => {
    expect(
      await server.readRefusal('/api/generate-class', CLASS_REQUEST, { 'Idempotency-Key': key }),
    ).toEqual([400, expect.stringContaining('Idempotency-Key')]);
  });

  test('a key of another kind of call gets a 400', async () => {
    await server.call('/api/generate-class', CLASS_REQUEST, { 'Idempotency-Key': 'one' });
    const response = await server.call('/api/submit-answer', ANSWER_REQUEST, { 'Idempotency-Key': 'one' });
    expect(response.status).toBe(400);
  });

  test('a 400 costs no credit', async () => {
    await server.call('/api/generate-class', { ...CLASS_REQUEST, age: 5 });
    await server.call('/api/generate-class', '{');
    expect(await server.lessons.ledger.readRemaining({ uid: 'ana' }, '2025-03-01')).toBe(5);
  });
});

describe('an answer that cannot be examined', () => {
  const serveRefusal = (reason: ExamineFailure) =>
    serve({ corrector: { writeFeedback: () => Promise.reject(new FeedbackRefusedError(reason)) } });

  test('an answer that cannot be examined now may be retried later and is not logged', async () => {
    await serveRefusal('busy');
    const response = await server.call('/api/submit-answer', ANSWER_REQUEST);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await readDetail(response)).toMatch(/Try again in a little while/);
    expect(server.logged).toEqual([]);
  });

  test('an answer that can never be examined is rejected with a sentence', async () => {
    await serveRefusal('worker-failed');
    expect(await server.readRefusal('/api/submit-answer', ANSWER_REQUEST)).toEqual([
      422,
      expect.stringMatching(/takes too long to check/),
    ]);
  });
});

test.each(PAID)('%s gets a 503 when the database cannot store the response', async (path, body) => {
  const cause = new UnusableDatabaseError('out-of-contact');
  const { paidCalls } = server.lessons;
  await serve({ paidCalls: { ...paidCalls, execute: async () => ({ kind: 'failed', cause }) } });
  const response = await server.call(path, body);
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('30');
  expect(await readDetail(response)).toBe(
    'The server cannot use its database at the moment. Try again in a minute.',
  );
});

test('an answer for which the queue has no room is refused before the ledger is asked', async () => {
  await serve({
    hasRoomForAnswer: () => false,
    paidCalls: { ...server.lessons.paidCalls, execute: () => expect.fail('A call was begun.') },
  });
  const response = await server.call('/api/submit-answer', ANSWER_REQUEST);
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('20');
});
