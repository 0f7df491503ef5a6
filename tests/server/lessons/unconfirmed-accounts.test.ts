import { expect, test } from 'vitest';
import type { Principal } from '../../../server/credits/credit-holders.ts';
import { DAILY_CREDITS } from '../../../src/domain/limits.ts';
import { ok } from '../../../src/domain/result.ts';
import { CLASS_REQUEST } from '../../some-requests.ts';
import { createLessonApp } from '../lesson-app.ts';

/* Accounts behind one address, where a language model writes the classes. */

/** Learners whose credits the unconfirmed accounts of an address share. */
const GROUP_SIZE = 2;

/** Requests all classes of `count` learners at one address; returns the number that was written. */
async function countClasses(
  count: number,
  describeLearner: (uid: string) => Principal,
  unconfirmedPerAddress?: number,
): Promise<number> {
  const server = await createLessonApp(
    {
      // The token is the learner's uid.
      verifyIdToken: async (token) => ok(describeLearner(token)),
      guestsPerDay: 0,
      unconfirmedPerAddress,
    },
    { readClientAddress: () => '203.0.113.1' },
  );
  let written = 0;
  for (let learner = 0; learner < count; learner += 1) {
    for (let index = 0; index < DAILY_CREDITS; index += 1) {
      const headers = { Authorization: `Bearer learner-${learner}` };
      const response = await server.call('/api/generate-class', CLASS_REQUEST, headers);
      if (response.status === 200) written += 1;
    }
  }
  return written;
}

const withEmail = (isEmailConfirmed: boolean) => (uid: string) => ({
  uid,
  email: `${uid}@example.org`,
  isEmailConfirmed,
});

test('accounts with made-up e-mails share the credits of a fixed number of learners', async () => {
  expect(await countClasses(4, withEmail(false), GROUP_SIZE)).toBe(GROUP_SIZE * DAILY_CREDITS);
});

test('accounts with a confirmed e-mail have credits of their own', async () => {
  expect(await countClasses(4, withEmail(true), GROUP_SIZE)).toBe(4 * DAILY_CREDITS);
});

test('made-up e-mails take no credits of a learner with a confirmed one', async () => {
  const describeLearner = (uid: string) => withEmail(uid === 'learner-3')(uid);
  expect(await countClasses(4, describeLearner, GROUP_SIZE)).toBe((GROUP_SIZE + 1) * DAILY_CREDITS);
});

test('an unconfirmed e-mail makes no difference where classes cost the operator nothing', async () => {
  expect(await countClasses(4, withEmail(false))).toBe(4 * DAILY_CREDITS);
});
