import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { SIGN_IN_IDLE_MS } from '../../../../server/cloud/auth/refresh-tokens.ts';
import { MAX_WARNINGS_A_DAY, subtractMonths } from '../../../../server/cloud/auth/unused-accounts.ts';
import type { Mail } from '../../../../server/mail/mail.ts';
import { createMailQueue } from '../../../../server/mail/mail-queue.ts';
import { APP_ORIGIN } from '../mailed-cloud.ts';
import {
  DAY_MS,
  getAccountsPath,
  openTestCloud,
  refreshIdToken,
  signUpTestLearner,
  type TestCloud,
  type TestLearner,
} from '../test-cloud.ts';

const MONTHS = 12;
const YEAR_MS = 365 * DAY_MS;

let cloud: TestCloud;
let sent: Mail[];
let isMailServerUp: boolean;
let waitForMails: () => Promise<void>;

async function openCloud(deleteUnusedAfterMonths: number | undefined): Promise<void> {
  const send = async (mail: Mail) => {
    if (!isMailServerUp) throw new Error('The mail server is away.');
    sent.push(mail);
  };
  const queue = createMailQueue(send, () => {});
  waitForMails = queue.waitUntilIdle;
  cloud = await openTestCloud({
    mailer: { queue, isPrinted: false, getAppOrigin: () => APP_ORIGIN },
    deleteUnusedAfterMonths,
  });
}

beforeEach(async () => {
  sent = [];
  isMailServerUp = true;
  await openCloud(MONTHS);
});

/** Lets days pass, with the daily maintenance on each of them. */
async function advanceDays(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    cloud.clock.advance(DAY_MS);
    await cloud.deleteExpired();
    await waitForMails();
  }
}

/** Lets time pass without maintenance, then runs it once. */
async function skip(ms: number): Promise<void> {
  cloud.clock.advance(ms);
  await cloud.deleteExpired();
  await waitForMails();
}

const readUids = async () => (await cloud.readRows('accounts')).map(({ uid }) => uid);
const use = ({ refreshToken }: TestLearner) => refreshIdToken(cloud, refreshToken);

describe('an unused account', () => {
  test('an unused account is deleted after a year, and its learner gets one mail 30 days before', async () => {
    const { localId, email } = await signUpTestLearner(cloud);
    await skip(YEAR_MS - 32 * DAY_MS);
    expect(sent).toEqual([]);
    await advanceDays(3);
    expect(sent).toMatchObject([{ to: email, link: `${APP_ORIGIN}/login` }]);
    await advanceDays(28);
    expect(await readUids()).toEqual([localId]);
    await advanceDays(3);
    expect(await readUids()).toEqual([]);
    expect(sent).toHaveLength(1);
    expect(cloud.logged).toContain('Deleted 1 accounts that were not used for 12 months.');
  });

  test('an account is kept when it is used after the mail, and is warned again a year later', async () => {
    const learner = await signUpTestLearner(cloud);
    await skip(YEAR_MS - 20 * DAY_MS);
    expect(sent).toHaveLength(1);
    await use(learner);
    await skip(40 * DAY_MS);
    expect(await readUids()).toEqual([learner.localId]);
    await skip(YEAR_MS - 80 * DAY_MS);
    expect(sent).toHaveLength(1);
    await skip(40 * DAY_MS);
    expect(sent).toHaveLength(2);
  });

  test('an account whose mail could not be sent is not deleted', async () => {
    const { localId } = await signUpTestLearner(cloud);
    isMailServerUp = false;
    await skip(3 * YEAR_MS);
    await advanceDays(40);
    expect(await readUids()).toEqual([localId]);
    isMailServerUp = true;
    await advanceDays(1);
    expect(sent).toHaveLength(1);
    await advanceDays(29);
    expect(await readUids()).toEqual([localId]);
    await advanceDays(2);
    expect(await readUids()).toEqual([]);
  });

  test('the last use counts even after its sign-in has expired', async () => {
    await openCloud(36);
    const learner = await signUpTestLearner(cloud);
    await skip(YEAR_MS);
    await use(learner);
    await skip(DAY_MS);
    await skip(SIGN_IN_IDLE_MS + DAY_MS);
    expect(await cloud.readRows('refresh_tokens')).toEqual([]);
    await skip(3 * YEAR_MS - SIGN_IN_IDLE_MS - 60 * DAY_MS);
    expect(sent).toEqual([]);
    await skip(60 * DAY_MS);
    expect(sent).toHaveLength(1);
  });

  test('no account is deleted by default', async () => {
    await openCloud(undefined);
    const { localId } = await signUpTestLearner(cloud);
    await skip(10 * YEAR_MS);
    await advanceDays(40);
    expect(await readUids()).toEqual([localId]);
    expect(sent).toEqual([]);
  });

  test('a guest gets no mail', async () => {
    await cloud.post(getAccountsPath('signUp'), { returnSecureToken: true });
    await skip(YEAR_MS);
    expect(sent).toEqual([]);
    expect(await readUids()).toEqual([]);
  });

  test('more mails than the queue takes are sent on the next day', async () => {
    const { localId } = await signUpTestLearner(cloud);
    const [account] = await cloud.readRows('accounts');
    if (!account) throw new Error(`${localId} is missing.`);
    const copies = Array.from({ length: MAX_WARNINGS_A_DAY }, (_, index) => ({
      ...account,
      uid: `copy-${index}`,
      email: `copy-${index}@example.org`,
    }));
    await cloud.database.query.insertInto('accounts').values(copies).execute();
    await skip(YEAR_MS);
    expect(sent).toHaveLength(MAX_WARNINGS_A_DAY);
    await advanceDays(1);
    expect(sent).toHaveLength(MAX_WARNINGS_A_DAY + 1);
  });
});

describe('months', () => {
  const parseDay = (text: string) => Date.parse(`${text}T12:00:00Z`);

  test.each([
    ['2030-03-31', 1, '2030-02-28'],
    ['2032-03-31', 1, '2032-02-29'],
    ['2030-01-15', 12, '2029-01-15'],
    ['2030-01-15', 1, '2029-12-15'],
  ])('%s less %i months is %s', (from, months, to) => {
    expect(subtractMonths(parseDay(from), months)).toBe(parseDay(to));
  });

  test('a later time less the same months is never earlier', () => {
    const time = fc.integer({ min: parseDay('2000-01-01'), max: parseDay('2100-01-01') });
    fc.assert(
      fc.property(time, time, fc.integer({ min: 1, max: 120 }), (one, other, months) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        // Days that a shorter month lacks fall on its last day, at any hour.
        expect(subtractMonths(later, months) + DAY_MS).toBeGreaterThan(subtractMonths(earlier, months));
      }),
    );
  });
});
