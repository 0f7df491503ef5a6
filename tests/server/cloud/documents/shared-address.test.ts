import { beforeEach, describe, expect, test } from 'vitest';
import { priceWork } from '../../../../server/cloud/documents/call-price.ts';
import { COMMIT_PATH, getDocumentName } from '../document-paths.ts';
import {
  getAccountsPath,
  openTestCloud,
  signUpTestLearner,
  type TestCloud,
  type TestLearner,
} from '../test-cloud.ts';

/** Document calls of several learners at one address, and what they cost others. */

const CAFE = '203.0.113.1';
const SCHOOL = '198.51.100.7';
const MAX_VALUES = 23_900;

let cloud: TestCloud;
beforeEach(async () => {
  cloud = await openTestCloud();
});

async function signUpGuest(): Promise<TestLearner> {
  const { body } = await cloud.post(
    getAccountsPath('signUp'),
    { returnSecureToken: true },
    { remoteAddress: CAFE },
  );
  return body;
}

const createManyValues = (count: number) => ({
  list: { arrayValue: { values: Array.from({ length: count }, () => ({ booleanValue: true })) } },
});
const SMALL = { word: { stringValue: 'kept' } };

async function commit(
  { localId, idToken }: TestLearner,
  fields: object,
  remoteAddress: string,
  fieldPaths?: string[],
): Promise<number> {
  const update = { name: getDocumentName(localId), fields };
  const writes = [{ update, ...(fieldPaths && { updateMask: { fieldPaths } }) }];
  return (await cloud.post(COMMIT_PATH, { writes }, { token: idToken, remoteAddress })).status;
}

/** How many calls are answered before one is rejected. */
async function countUntilRejected(call: () => Promise<number>): Promise<number> {
  for (let count = 0; ; count += 1) if ((await call()) !== 200) return count;
}

describe('learners at one address', () => {
  test('a commit from another address overtakes the waiting commits of thirty guests', async () => {
    const guests = await Promise.all(Array.from({ length: 30 }, signUpGuest));
    const learner = await signUpTestLearner(cloud);
    let guestCommits = 0;
    const flood = guests.map(async (guest) => {
      await commit(guest, createManyValues(2_000), CAFE);
      guestCommits += 1;
    });
    // All of them wait in the queue before the learner's call arrives.
    while (guestCommits === 0) await new Promise(setImmediate);
    const before = guestCommits;
    expect(await commit(learner, SMALL, SCHOOL)).toBe(200);
    // A few more guests are done while the learner is identified, before the call is queued; without turns by
    // address all of them would be.
    expect(guestCommits - before).toBeLessThanOrEqual(10);
    await Promise.all(flood);
  }, 60_000);

  test('the guests of one address share their calls, which leaves those of a learner there', async () => {
    const guests = await Promise.all(Array.from({ length: 40 }, signUpGuest));
    const learner = await signUpTestLearner(cloud);
    const statuses: number[] = [];
    for (const guest of guests) statuses.push(await commit(guest, createManyValues(MAX_VALUES), CAFE));
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect(await commit(learner, SMALL, CAFE)).toBe(200);
    const elsewhere = guests[39] as TestLearner;
    expect(await commit(elsewhere, SMALL, SCHOOL)).toBe(200);
  }, 60_000);
});

test('a small change of a document with many values costs as much as all its values', async () => {
  const learner = await signUpTestLearner(cloud);
  await commit(learner, createManyValues(MAX_VALUES), SCHOOL);
  const rejectedAfter = await countUntilRejected(() => commit(learner, SMALL, SCHOOL, ['word']));
  expect(rejectedAfter).toBeLessThan(25);
}, 60_000);

test('values cost as much as bytes: a document of the most values costs as much as one of a megabyte', () => {
  const cost = priceWork({ bytes: 0, values: MAX_VALUES });
  expect(cost).toBeGreaterThan(priceWork({ bytes: 1_000_000, values: 0 }));
  expect(priceWork({ bytes: 1_000_000, values: MAX_VALUES })).toBeGreaterThanOrEqual(
    cost + priceWork({ bytes: 1_000_000, values: 0 }),
  );
});
