import { beforeEach, expect, test } from 'vitest';
import { examineSubmission } from '../../../server/lessons/feedback/feedback-job.ts';
import { createLessonServices } from '../../../server/lessons/lesson-services.ts';
import { DAILY_CREDITS } from '../../../src/domain/limits.ts';
import { err, ok } from '../../../src/domain/result.ts';
import { ANSWER_REQUEST, CLASS_REQUEST } from '../../some-requests.ts';
import { createLessonApp, type LessonApp, NOW } from '../lesson-app.ts';
import { type ScriptedModel, startScriptedModel } from './scripted-model.ts';

/** Calls of a model cost money, so their number for each learner and day is bounded. */

const ANSWERS_A_DAY = 40;
const DAY_MS = 24 * 3_600_000;

let now: number;
beforeEach(() => {
  now = NOW;
});

async function serve(): Promise<LessonApp & { model: ScriptedModel }> {
  const model = await startScriptedModel([{ content: 'No class today.' }]);
  const { classWriter, corrector } = createLessonServices(
    { baseUrl: model.baseUrl, model: 'tiny' },
    { examine: async (request) => ok(await examineSubmission(request, [])) },
    () => {},
  );
  const server = await createLessonApp({ classWriter, corrector, clock: () => now });
  return { ...server, model };
}

const requestClass = (server: LessonApp, learner = 'ana') =>
  server.call('/api/generate-class', CLASS_REQUEST, { Authorization: `Bearer token-${learner}` });

test('a class asks the model twice at most, and a learner’s day has five classes', async () => {
  const server = await serve();
  for (let count = 0; count < DAILY_CREDITS; count += 1)
    expect((await requestClass(server)).status).toBe(200);
  expect(server.model.requests).toHaveLength(2 * DAILY_CREDITS);
  expect((await requestClass(server)).status).toBe(429);
  expect(server.model.requests).toHaveLength(2 * DAILY_CREDITS);

  expect((await requestClass(server, 'ben')).status).toBe(200);
  now += DAY_MS;
  expect((await requestClass(server)).status).toBe(200);
  expect(server.model.requests).toHaveLength(2 * DAILY_CREDITS + 4);
});

test('an answer asks the model twice at most, and a learner’s day has forty answers', async () => {
  const server = await serve();
  const submitAnswer = (learner = 'ana') =>
    server.call('/api/submit-answer', ANSWER_REQUEST, { Authorization: `Bearer token-${learner}` });
  for (let count = 0; count < ANSWERS_A_DAY; count += 1) expect((await submitAnswer()).status).toBe(200);
  expect(server.model.requests).toHaveLength(2 * ANSWERS_A_DAY);
  const refused = await submitAnswer();
  expect(refused.status).toBe(429);
  expect((await refused.json()).detail).toMatch(/^No more answers can be checked today\./);
  expect(server.model.requests).toHaveLength(2 * ANSWERS_A_DAY);

  expect((await submitAnswer('ben')).status).toBe(200);
  now += DAY_MS;
  expect((await submitAnswer()).status).toBe(200);
  expect(server.model.requests).toHaveLength(2 * ANSWERS_A_DAY + 4);
});

test('aborted classes ask the model fifteen times a day at most', async () => {
  const model = await startScriptedModel(['silence']);
  const { classWriter } = createLessonServices(
    { baseUrl: model.baseUrl, model: 'tiny' },
    { examine: async () => err('busy') },
    () => {},
  );
  const server = await createLessonApp({ classWriter });
  for (let count = 0; count < 15; count += 1) await server.abortClassRequest(model.waitForRequest());
  expect((await requestClass(server)).status).toBe(429);
  expect(model.requests).toHaveLength(15);
});
