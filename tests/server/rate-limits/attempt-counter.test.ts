import { beforeEach, describe, expect, test } from 'vitest';
import { PRUNE_BATCH_SIZE } from '../../../server/rate-limits/attempt-counter.ts';
import { QUOTAS } from '../../../server/rate-limits/quotas.ts';
import {
  getAccountsPath,
  openTestCloud,
  signUpTestLearner,
  type TestCloud,
  type TestLearner,
} from '../cloud/test-cloud.ts';

const SIGN_UPS = 30;
const { signInByVisitor, signInByEmail, signInByAddress, signUpByAddress } = QUOTAS;
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const HERE = '203.0.113.1';
const ELSEWHERE = '198.51.100.7';

let cloud: TestCloud;
let learner: TestLearner;
let pauses: number;

beforeEach(async () => {
  pauses = 0;
  const sleep = async () => {
    pauses += 1;
  };
  cloud = await openTestCloud({ signUpsPerHour: SIGN_UPS, sleep });
  learner = await signUpTestLearner(cloud);
});

async function signIn(email: string, password?: string, remoteAddress = HERE): Promise<string> {
  const { body } = await cloud.signIn(email, password, { remoteAddress });
  return body.error?.message ?? 'signed in';
}

async function failToSignIn(count: number, email: (index: number) => string, from?: string): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    expect(await signIn(email(index), 'wrong horse', from)).toBe('INVALID_LOGIN_CREDENTIALS');
  }
}

async function countRows(): Promise<number> {
  return (await cloud.readRows('attempts')).length;
}

describe('wrong passwords', () => {
  test('ten wrong passwords lock an e-mail for one address, even for the right password', async () => {
    await failToSignIn(signInByVisitor.limit, () => learner.email);
    expect(await signIn(learner.email, 'wrong horse')).toBe(TOO_MANY);
    expect(await signIn(learner.email)).toBe(TOO_MANY);
  });

  test('wrong passwords of a visitor lock out neither others at the address nor the e-mail elsewhere', async () => {
    const other = await signUpTestLearner(cloud);
    for (let index = 0; index < 100; index += 1) await signIn(learner.email, 'wrong horse');
    expect(await signIn(other.email)).toBe('signed in');
    expect(await signIn(learner.email, 'correct horse', ELSEWHERE)).toBe('signed in');
    expect(pauses).toBe(0);
  });

  test('wrong passwords are counted for an e-mail without an account as well', async () => {
    await failToSignIn(signInByVisitor.limit, () => 'unknown@example.org');
    expect(await signIn('unknown@example.org', 'wrong horse')).toBe(TOO_MANY);
  });

  test('wrong passwords expire a quarter of an hour after the first', async () => {
    await failToSignIn(signInByVisitor.limit, () => learner.email);
    cloud.clock.advance(signInByVisitor.windowMs);
    expect(await signIn(learner.email)).toBe('signed in');
  });

  test('wrong passwords for many e-mails delay their address and lock no one out', async () => {
    await failToSignIn(signInByAddress.limit, (index) => `guess-${index}@example.org`);
    expect(pauses).toBe(0);
    expect(await signIn(learner.email)).toBe('signed in');
    expect(pauses).toBe(1);
    expect(await signIn(learner.email, 'correct horse', ELSEWHERE)).toBe('signed in');
    expect(pauses).toBe(1);
  });

  test('wrong passwords of one IPv6 network are counted together', async () => {
    for (let index = 0; index < signInByAddress.limit; index += 1) {
      await failToSignIn(1, () => `guess-${index}@example.org`, `2001:db8:1:2::${(index + 1).toString(16)}`);
    }
    await signIn(learner.email, 'correct horse', '2001:db8:1:3::1');
    expect(pauses).toBe(0);
    await signIn(learner.email, 'correct horse', '2001:db8:1:2:ffff::1');
    expect(pauses).toBe(1);
  });

  test('a hundred wrong passwords from many addresses lock the e-mail', async () => {
    await failToSignIn(1, () => learner.email, ELSEWHERE);
    for (let index = 1; index < signInByEmail.limit; index += 1) {
      await failToSignIn(1, () => learner.email, `192.0.2.${index}`);
    }
    expect(await signIn(learner.email, 'correct horse', '192.0.2.200')).toBe(TOO_MANY);
  });

  test('simultaneous wrong passwords cannot exceed the limit', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => signIn(learner.email, 'wrong horse')),
    );
    expect(outcomes.filter((outcome) => outcome !== TOO_MANY)).toHaveLength(signInByVisitor.limit);
  });

  test('rejected attempts add no rows', async () => {
    await failToSignIn(signInByVisitor.limit, () => learner.email);
    const before = await countRows();
    for (let index = 0; index < 50; index += 1) await signIn(learner.email, 'wrong horse');
    expect(await countRows()).toBe(before);
  });

  test('expired attempts are deleted', async () => {
    await failToSignIn(5, (index) => `guess-${index}@example.org`);
    cloud.clock.advance(signInByEmail.windowMs);
    await signIn(learner.email, 'correct horse', ELSEWHERE);
    expect(await countRows()).toBe(3);
  });

  test('expired attempts of a flood are deleted in batches and no longer counted', async () => {
    const old = { count: signInByVisitor.limit, window_ends_at: 1 };
    const subjects = Array.from({ length: 3 * PRUNE_BATCH_SIZE }, (_, index) => `signInByEmail:old-${index}`);
    const { query } = cloud.database;
    const values = [...subjects, `signInByVisitor:${learner.email} ${HERE}`].map((subject) => ({
      subject,
      ...old,
    }));
    await query.insertInto('attempts').values(values).execute();
    expect(await signIn(learner.email, 'wrong horse')).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await countRows()).toBe(2 * PRUNE_BATCH_SIZE + 3);
  });
});

describe('honest sign-ins', () => {
  test('successful sign-ins are never limited or delayed', async () => {
    for (let index = 0; index < signInByAddress.limit + 5; index += 1) {
      expect(await signIn(learner.email)).toBe('signed in');
    }
    expect(pauses).toBe(0);
  });
});

describe('signing up', () => {
  test('sign-ups are limited per address and hour, as configured', async () => {
    const signUp = async (name: string) => {
      const request = { email: `${name}@example.org`, password: 'correct horse' };
      const { body } = await cloud.post(getAccountsPath('signUp'), request, { remoteAddress: HERE });
      return body.error?.message ?? 'signed up';
    };
    for (let index = 0; index < SIGN_UPS; index += 1) {
      expect(await signUp(`pupil-${index}`)).toBe('signed up');
    }
    expect(await signUp('one-more')).toBe(TOO_MANY);
    cloud.clock.advance(signUpByAddress.windowMs);
    expect(await signUp('one-more')).toBe('signed up');
  });
});
