import { createCreditLedger } from '../../../server/credits/credit-ledger.ts';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { createRuleCorrector } from '../../../server/lessons/feedback/feedback.ts';
import { examineSubmission } from '../../../server/lessons/feedback/feedback-job.ts';
import { QUOTAS } from '../../../server/rate-limits/quotas.ts';
import { createTokenBuckets } from '../../../server/rate-limits/token-buckets.ts';
import { createSeededRng, pick } from '../../../src/domain/random.ts';
import { ok } from '../../../src/domain/result.ts';
import { DEVICE_CHECKERS } from '../../../src/feedback/rules/device-checkers.ts';
import { openTestCloud, PASSWORD, signUpTestLearner } from '../cloud/test-cloud.ts';
import { storeFields } from '../hostile/hostile-request.ts';
import { createLessonApp } from '../lesson-app.ts';
import { createFuzzedRequest, type FuzzLearner } from './fuzzed-requests.ts';

/** The expected 5xx: a full queue with a Retry-After, and unsupported calls of Firestore. */
const EXPECTED_SERVER_ERRORS: readonly number[] = [501, 503];
const ATTACKERS = 5;
const VICTIMS = 3;
/** Time that passes on the test's clock between requests, so that rate limits let most of them pass. */
const PAUSE_MS = 1_500;

export interface FuzzResult {
  /** How often each status came. */
  statuses: Map<number, number>;
  /** Requests with an unexpected 5xx, and changes of others' data. */
  faults: string[];
}

async function openWholeApp() {
  const cloud = await openTestCloud({ signUpsPerHour: 1_000_000, guestsPerDay: 1_000_000 });
  const { database, clock } = cloud;
  const { app } = await createLessonApp(
    {
      verifyIdToken: cloud.verifyIdToken,
      ledger: createCreditLedger(database, 'here'),
      corrector: createRuleCorrector({
        examine: async (request) => ok(await examineSubmission(request, DEVICE_CHECKERS)),
      }),
      rateLimit: createTokenBuckets(QUOTAS.lessonCallsByLearner, clock.now),
      guestsPerDay: 1_000_000,
      clock: clock.now,
    },
    { now: clock.now, cloud: cloud.routes },
  );
  const signUpLearner = async (): Promise<FuzzLearner> => {
    const { localId, ...tokens } = await signUpTestLearner(cloud);
    return { uid: localId, password: PASSWORD, ...tokens };
  };
  return { app, clock, database, signUpLearner };
}

/** All data of a learner in the database, and the signing keys. */
async function readRecords({ query }: ArcadeDatabase, { uid }: FuzzLearner): Promise<string> {
  return JSON.stringify([
    await query.selectFrom('accounts').selectAll().where('uid', '=', uid).execute(),
    await query.selectFrom('documents').selectAll().where('uid', '=', uid).execute(),
    await query.selectFrom('refresh_tokens').selectAll().where('uid', '=', uid).execute(),
    await query.selectFrom('paid_calls').selectAll().where('uid', '=', uid).execute(),
    await query.selectFrom('signing_keys').selectAll().execute(),
  ]);
}

/**
 * Attackers sign in again after this many requests: tokens expire after an hour, and their accounts change.
 */
const REQUESTS_PER_SIGN_IN = 2_000;

/**
 * Sends `count` requests, generated from `seed`, to the whole app over a database in memory, one at a time.
 */
export async function runFuzz(seed: number, count: number): Promise<FuzzResult> {
  const { app, clock, database, signUpLearner } = await openWholeApp();
  const rng = createSeededRng(seed);
  const victims = await Promise.all(Array.from({ length: VICTIMS }, signUpLearner));
  const send = async (path: string, init?: RequestInit) => app.request(path, init);
  for (const victim of victims)
    await storeFields({ ...victim, send }, { notes: { stringValue: victim.uid } });
  const before = await Promise.all(victims.map((victim) => readRecords(database, victim)));
  let attackers: FuzzLearner[] = [];
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  for (let index = 0; index < count; index++) {
    if (index % REQUESTS_PER_SIGN_IN === 0) {
      attackers = await Promise.all(Array.from({ length: ATTACKERS }, signUpLearner));
    }
    const { path, init } = createFuzzedRequest(pick(attackers, rng), pick(victims, rng), rng);
    const response = await app.request(path, init);
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.status >= 500 && !EXPECTED_SERVER_ERRORS.includes(response.status)) {
      faults.push(`${response.status}: ${init.method} ${path} ${init.body?.slice(0, 2_000)}`);
    }
    clock.advance(PAUSE_MS);
  }
  for (const [index, victim] of victims.entries()) {
    if ((await readRecords(database, victim)) !== before[index])
      faults.push(`What ${victim.email} has was changed.`);
  }
  await database.close();
  return { statuses, faults };
}
