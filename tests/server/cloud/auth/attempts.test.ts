import { beforeEach, describe, expect, test } from 'vitest';
import { ATTEMPT_LIMITS } from '../../../../server/cloud/auth/attempts.ts';
import { accounts, newLearner, openCloud, type TestCloud, type TestLearner } from '../local-cloud.ts';

const { signInByEmail, signInByAddress, signUpByAddress } = ATTEMPT_LIMITS;
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';

let cloud: TestCloud;
let learner: TestLearner;

beforeEach(async () => {
  cloud = await openCloud();
  learner = await newLearner(cloud);
});

async function signIn(email: string, password: string, from = '203.0.113.1'): Promise<string> {
  const { body } = await cloud.post(accounts('signInWithPassword'), { email, password }, { from });
  return body.error?.message ?? 'signed in';
}

async function failTimes(count: number, email: (index: number) => string, from?: string): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    expect(await signIn(email(index), 'wrong horse', from)).toBe('INVALID_LOGIN_CREDENTIALS');
  }
}

describe('wrong passwords', () => {
  test('lock an e-mail after ten, even for the right password and from another address', async () => {
    await failTimes(signInByEmail.count, () => learner.email);
    expect(await signIn(learner.email, 'wrong horse')).toBe(TOO_MANY);
    expect(await signIn(learner.email, 'correct horse', '198.51.100.7')).toBe(TOO_MANY);
  });

  test('are counted alike for an e-mail that has no account', async () => {
    await failTimes(signInByEmail.count, () => 'nobody@example.org');
    expect(await signIn('nobody@example.org', 'wrong horse')).toBe(TOO_MANY);
  });

  test('are forgotten after a quarter of an hour from the first', async () => {
    await failTimes(signInByEmail.count, () => learner.email);
    cloud.clock.advance(signInByEmail.windowMs);
    expect(await signIn(learner.email, 'correct horse')).toBe('signed in');
  });

  test('lock an address that tries many e-mails, and no other address', async () => {
    await failTimes(signInByAddress.count, (index) => `guess-${index}@example.org`);
    expect(await signIn(learner.email, 'correct horse')).toBe(TOO_MANY);
    expect(await signIn(learner.email, 'correct horse', '198.51.100.7')).toBe('signed in');
  });

  test('of one IPv6 network count together', async () => {
    for (let index = 0; index < signInByAddress.count; index += 1) {
      await failTimes(1, () => `guess-${index}@example.org`, `2001:db8:1:2::${(index + 1).toString(16)}`);
    }
    expect(await signIn(learner.email, 'correct horse', '2001:db8:1:2:ffff::1')).toBe(TOO_MANY);
    expect(await signIn(learner.email, 'correct horse', '2001:db8:1:3::1')).toBe('signed in');
  });

  test('many at once get no further than one after the other', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => signIn(learner.email, 'wrong horse')),
    );
    expect(outcomes.filter((outcome) => outcome !== TOO_MANY)).toHaveLength(signInByEmail.count);
  });
});

describe('honest sign-ins', () => {
  test('are never too many', async () => {
    for (let index = 0; index < signInByAddress.count + 5; index += 1) {
      expect(await signIn(learner.email, 'correct horse')).toBe('signed in');
    }
  });
});

describe('signing up', () => {
  test('is limited per address and hour', async () => {
    const signUp = async (name: string) => {
      const request = { email: `${name}@example.org`, password: 'correct horse' };
      const { body } = await cloud.post(accounts('signUp'), request, { from: '203.0.113.1' });
      return body.error?.message ?? 'signed up';
    };
    for (let index = 0; index < signUpByAddress.count; index += 1) {
      expect(await signUp(`pupil-${index}`)).toBe('signed up');
    }
    expect(await signUp('one-more')).toBe(TOO_MANY);
    cloud.clock.advance(signUpByAddress.windowMs);
    expect(await signUp('one-more')).toBe('signed up');
  });
});
