import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { openPostgres } from '../../../server/database/postgres-database.ts';
import { DAILY_CREDITS } from '../../../src/domain/limits.ts';
import { MESSAGES } from '../../../src/domain/messages.ts';
import { CLASS_REQUEST } from '../../some-requests.ts';
import { signUpWriter } from '../app/killable-server.ts';
import { type SpawnedServer, spawnServer } from '../app/spawned-server.ts';
import { createPostgresDatabase } from '../database/test-database.ts';
import type { Attacker } from '../hostile/hostile-request.ts';
import { startScriptedModel } from '../lessons/scripted-model.ts';

/**
 * Three processes on one PostgreSQL, with a model that blocks each class until it is released, so that the
 * test knows which calls are in progress, and where.
 */

const CALLS = 200;
/** The time for starting everything on a busy machine. */
const START_MS = 60_000;
const NO_CLASS = 'No class today.';
/**
 * The server asks a model twice for a class; after two replies that are none, the built-in teacher writes it.
 */
const REPLIES_PER_CLASS = 2;

let database: ArcadeDatabase;
let releaseClasses: () => void;
let servers: SpawnedServer[];
let learners = 0;

beforeEach(async () => {
  const address = await createPostgresDatabase();
  database = await openPostgres(address, 2);
  const free = new Promise<void>((resolve) => {
    releaseClasses = resolve;
  });
  const atOnce = Array.from({ length: REPLIES_PER_CLASS }, () => ({ content: NO_CLASS }));
  const model = await startScriptedModel([...atOnce, { content: NO_CLASS, after: free }]);
  const variables = { DATABASE_URL: address, LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'tiny' };
  servers = await Promise.all(Array.from({ length: 3 }, () => spawnServer(variables)));
}, START_MS);
afterEach(() => database.close());

function send(serverIndex: number, path: string, init?: RequestInit): Promise<Response> {
  return fetch(`${servers[serverIndex % servers.length]?.address}${path}`, init);
}

const signUpLearner = () => signUpWriter({ send: (path, init) => send(0, path, init) }, learners++);

/** The outcome of the call: `spent` for the rest of the day, `cut` without any response. */
async function requestClass(serverIndex: number, { idToken }: Attacker, key: string): Promise<string> {
  try {
    const response = await send(serverIndex, '/api/generate-class', {
      method: 'POST',
      headers: { Authorization: `Bearer ${idToken}`, 'Idempotency-Key': key },
      body: JSON.stringify(CLASS_REQUEST),
    });
    const { detail } = await response.json();
    if (response.status === 200) return 'granted';
    if (detail === MESSAGES.creditsLimit) return 'spent';
    return [409, 429].includes(response.status) ? 'later' : `${response.status}: ${detail}`;
  } catch {
    return 'cut';
  }
}

/** Retries with the same key, as the app does, while the response demands it. */
async function requestUntilAccepted(serverIndex: number, learner: Attacker, key: string): Promise<string> {
  for (;;) {
    const answer = await requestClass(serverIndex, learner, key);
    if (answer !== 'later') return answer;
    await pause(200);
  }
}

async function readRemainingCalls(serverIndex: number, { idToken }: Attacker): Promise<number> {
  const response = await send(serverIndex, '/api/remaining-calls', {
    headers: { Authorization: `Bearer ${idToken}` },
  });
  return (await response.json()).remaining_calls?.generate;
}

const readRunningCalls = () =>
  database.query.selectFrom('paid_calls').select(['uid', 'process']).where('state', '=', 'running').execute();

/** The calls, once all are answered except those with a charged credit. */
async function requestAtOnce(learner: Attacker): Promise<Promise<string>[]> {
  let refused = 0;
  const calls = Array.from({ length: CALLS }, async (_, index) => {
    const answer = await requestClass(index, learner, `class-${index}`);
    if (answer !== 'granted' && answer !== 'cut') refused += 1;
    return answer;
  });
  await expect.poll(() => refused, { timeout: 50_000 }).toBe(CALLS - DAILY_CREDITS);
  return calls;
}

const count = (answers: readonly string[], which: string) => answers.filter((one) => one === which).length;

test('200 simultaneous calls of one learner to three processes give exactly five classes', async () => {
  const ana = await signUpLearner();
  await requestUntilAccepted(0, await signUpLearner(), 'the-first');
  const calls = await requestAtOnce(ana);
  expect(await readRunningCalls()).toHaveLength(DAILY_CREDITS);
  releaseClasses();
  expect(count(await Promise.all(calls), 'granted')).toBe(DAILY_CREDITS);
  for (const serverIndex of [0, 1, 2]) {
    expect(await requestUntilAccepted(serverIndex, ana, `one-more-at-${serverIndex}`)).toBe('spent');
  }
}, 120_000);

test('exactly five classes are given when two of three processes are killed, without wrong refunds', async () => {
  const [ana, ben, eva, dan] = [
    await signUpLearner(),
    await signUpLearner(),
    await signUpLearner(),
    await signUpLearner(),
  ];
  expect(await requestUntilAccepted(1, dan, 'done-where-it-will-be-killed')).toBe('granted');
  const callOfBen = requestClass(0, ben, 'running-in-the-surviving-process');
  const callOfEva = requestClass(1, eva, 'under-way-where-it-will-be-killed');
  await expect.poll(async () => (await readRunningCalls()).length).toBe(2);
  const calls = await requestAtOnce(ana);

  const [living, ...killed] = servers;
  for (const { kill } of killed) kill('SIGKILL');
  await Promise.all(killed.map(({ exitCode }) => exitCode));
  servers = living ? [living] : [];
  const survivor = (await readRunningCalls()).find(({ uid }) => uid === ben.uid)?.process ?? '';
  // As after half a minute without a renewal.
  await database.query
    .updateTable('paid_calls')
    .set({ leased_until: 0 })
    .where('state', '=', 'running')
    .where('process', '!=', survivor)
    .execute();
  releaseClasses();

  const answers = await Promise.all(calls);
  const lost = answers.flatMap((answer, index) => (answer === 'cut' ? [`class-${index}`] : []));
  expect(count(answers, 'granted') + lost.length).toBe(DAILY_CREDITS);
  expect(lost.length).toBeGreaterThanOrEqual(DAILY_CREDITS - 2);
  for (const key of lost) expect(await requestUntilAccepted(0, ana, key)).toBe('granted');
  expect(await requestUntilAccepted(0, ana, 'one-more')).toBe('spent');

  // Only the calls of the killed processes are refunded.
  await expect.poll(() => readRemainingCalls(0, eva), { timeout: 50_000, interval: 500 }).toBe(DAILY_CREDITS);
  expect(await callOfEva).toBe('cut');
  expect(await callOfBen).toBe('granted');
  expect(await readRemainingCalls(0, ben)).toBe(DAILY_CREDITS - 1);
  expect(await readRemainingCalls(0, dan)).toBe(DAILY_CREDITS - 1);
}, 120_000);
