import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createInvitation,
  type InvitationLimits,
  revokeInvitations,
} from '../../../../server/cloud/auth/invitations.ts';
import { isAllowedEmail, type SignUpPolicy } from '../../../../server/cloud/auth/sign-up-policy.ts';
import {
  formatSignUpTerms,
  parseSignUpTerms,
  SIGN_UP_STATEMENTS,
  SIGN_UP_TERMS_COOKIE,
  type SignUpTerms,
} from '../../../../src/api-contract/sign-up-terms.ts';
import { createFakeGoogle } from '../google/fake-google.ts';
import {
  createIdpForm,
  DAY_MS,
  getAccountsPath,
  openTestCloud,
  PASSWORD,
  signUpTestLearner,
  type TestCloud,
  type TestLearner,
} from '../test-cloud.ts';

const { google, token } = await createFakeGoogle();
const CLOSED = /^ADMIN_ONLY_OPERATION : No new accounts/;
const NEEDED = /^ADMIN_ONLY_OPERATION : You need an invitation/;
const ENDED = /^ADMIN_ONLY_OPERATION : This invitation is too old/;
const UNSTATED = /^ADMIN_ONLY_OPERATION : Please say how old you are/;
const OTHER_DOMAIN = /^INVALID_EMAIL : You can’t use this e-mail here/;

const openCloud = (mode: SignUpPolicy['mode'], emailDomains: readonly string[] = []) =>
  openTestCloud({ google, signUps: { mode, emailDomains } });

const withTerms = (terms: SignUpTerms) => ({
  headers: { Cookie: `${SIGN_UP_TERMS_COOKIE}=${encodeURIComponent(formatSignUpTerms(terms))}` },
});

const createInvitationCode = (cloud: TestCloud, limits: Partial<InvitationLimits> = {}) =>
  createInvitation(cloud.database.query, { days: 7, uses: 1, ...limits }, cloud.clock.now(), randomBytes);

async function signUpGuest(cloud: TestCloud): Promise<TestLearner> {
  return (await cloud.post(getAccountsPath('signUp'), { returnSecureToken: true })).body;
}

const createGoogleForm = async (cloud: TestCloud, email: string) =>
  createIdpForm(await token(cloud.clock.now(), { email, sub: `sub of ${email}` }));

/** All ways to an account with an e-mail; each returns the error message, or 'done'. */
const WAYS: Record<string, (cloud: TestCloud, email: string, terms?: SignUpTerms) => Promise<string>> = {
  'a sign-up': (cloud, email, terms = {}) =>
    cloud.readErrorMessage('signUp', { email, password: PASSWORD }, withTerms(terms)),
  'a first sign-in with Google': async (cloud, email, terms = {}) =>
    cloud.readErrorMessage('signInWithIdp', await createGoogleForm(cloud, email), withTerms(terms)),
  'a guest who gives an e-mail': async (cloud, email, terms = {}) => {
    const { idToken } = await signUpGuest(cloud);
    return cloud.readErrorMessage('signUp', { idToken, email, password: PASSWORD }, withTerms(terms));
  },
  'a guest who gives a Google account': async (cloud, email, terms = {}) => {
    const { idToken } = await signUpGuest(cloud);
    const form = await createGoogleForm(cloud, email);
    return cloud.readErrorMessage('signInWithIdp', { idToken, ...form }, withTerms(terms));
  },
};
const EMAIL = 'ana@school.example';

const countLearners = async (cloud: TestCloud) =>
  (await cloud.readRows('accounts')).filter(({ email }) => email.includes('@')).length;

describe.each(Object.entries(WAYS))('%s', (_name, enter) => {
  test('an account is made where registration is open', async () => {
    const cloud = await openCloud('open');
    expect(await enter(cloud, EMAIL)).toBe('done');
    expect(await countLearners(cloud)).toBe(1);
  });

  test('no account is made where registration is closed, with an invitation or without', async () => {
    const cloud = await openCloud('closed');
    expect(await enter(cloud, EMAIL)).toMatch(CLOSED);
    expect(await enter(cloud, EMAIL, { invitation: await createInvitationCode(cloud) })).toMatch(CLOSED);
    expect(await countLearners(cloud)).toBe(0);
  });

  test('an account is made with an invitation, and none without or with an unknown one', async () => {
    const cloud = await openCloud('invited');
    expect(await enter(cloud, EMAIL)).toMatch(NEEDED);
    expect(await enter(cloud, EMAIL, { invitation: 'x'.repeat(32) })).toMatch(NEEDED);
    expect(await countLearners(cloud)).toBe(0);
    expect(await enter(cloud, EMAIL, { invitation: await createInvitationCode(cloud) })).toBe('done');
    expect(await countLearners(cloud)).toBe(1);
  });

  test('an invitation makes only as many accounts as it has uses', async () => {
    const cloud = await openCloud('invited');
    const invitation = await createInvitationCode(cloud, { uses: 2 });
    expect(await enter(cloud, 'a@school.example', { invitation })).toBe('done');
    expect(await enter(cloud, 'b@school.example', { invitation })).toBe('done');
    expect(await enter(cloud, 'c@school.example', { invitation })).toMatch(ENDED);
    expect(await countLearners(cloud)).toBe(2);
  });

  test('an expired or a revoked invitation makes no account', async () => {
    const cloud = await openCloud('invited');
    const revoked = await createInvitationCode(cloud);
    expect(await revokeInvitations(cloud.database.query, cloud.clock.now())).toBe(1);
    expect(await enter(cloud, EMAIL, { invitation: revoked })).toMatch(ENDED);
    const expired = await createInvitationCode(cloud, { days: 3 });
    cloud.clock.advance(3 * DAY_MS);
    expect(await enter(cloud, EMAIL, { invitation: expired })).toMatch(ENDED);
    expect(await countLearners(cloud)).toBe(0);
  });

  test('an account is made for an e-mail of a listed domain only', async () => {
    const cloud = await openCloud('open', ['school.example']);
    for (const other of ['ana@other.example', 'ana@sub.school.example', 'school.example@other.example']) {
      expect(await enter(cloud, other)).toMatch(OTHER_DOMAIN);
    }
    expect(await enter(cloud, 'Ana@School.Example')).toBe('done');
    expect(await countLearners(cloud)).toBe(1);
  });

  test('an account needs a statement about the age where one is asked for, and keeps it', async () => {
    const signUps = { mode: 'open', emailDomains: [], consentBelowAge: 16 } as const;
    const cloud = await openTestCloud({ google, signUps });
    expect(await enter(cloud, EMAIL)).toMatch(UNSTATED);
    expect(await countLearners(cloud)).toBe(0);
    for (const statement of SIGN_UP_STATEMENTS) {
      cloud.clock.advance(DAY_MS);
      const email = `${statement}@school.example`;
      expect(await enter(cloud, email, { statement })).toBe('done');
      const account = (await cloud.readRows('accounts')).find((row) => row.email === email);
      expect(account).toMatchObject({
        sign_up_statement: statement,
        sign_up_statement_at: cloud.clock.now(),
      });
    }
  });

  test('an account keeps no statement where none is asked for', async () => {
    const cloud = await openCloud('open');
    expect(await enter(cloud, EMAIL, { statement: 'parent-agrees' })).toBe('done');
    const account = (await cloud.readRows('accounts')).find(({ email }) => email === EMAIL);
    expect(account).toMatchObject({ sign_up_statement: null, sign_up_statement_at: null });
  });

  test('an invitation is not used up for an e-mail that has an account', async () => {
    const cloud = await openCloud('invited');
    const invitation = await createInvitationCode(cloud, { uses: 2 });
    expect(await WAYS['a sign-up']?.(cloud, EMAIL, { invitation })).toBe('done');
    await enter(cloud, EMAIL, { invitation });
    const [row] = await cloud.readRows('invitations');
    expect(row?.uses_left).toBe(1);
  });
});

describe('closed registration', () => {
  let cloud: TestCloud;
  beforeEach(async () => {
    cloud = await openCloud('open');
  });

  test('closed registration lets learners with an account sign in, and visitors try', async () => {
    const { email } = await signUpTestLearner(cloud);
    const closed = await openTestCloud({
      database: cloud.database,
      google,
      signUps: { mode: 'closed', emailDomains: [] },
    });
    expect((await closed.signIn(email)).status).toBe(200);
    expect((await closed.post(getAccountsPath('signUp'), {})).status).toBe(200);
  });

  test('closed registration does not reveal whether an e-mail has an account', async () => {
    const { email } = await signUpTestLearner(cloud);
    const closed = await openTestCloud({
      database: cloud.database,
      signUps: { mode: 'closed', emailDomains: [] },
    });
    const signUp = (address: string) =>
      closed.readErrorMessage('signUp', { email: address, password: PASSWORD });
    expect(await signUp(email)).toBe(await signUp('unknown@school.example'));
  });
});

test('a repeated sign-up, whose first response was lost, still says that there is an account', async () => {
  const cloud = await openCloud('invited');
  const invitation = await createInvitationCode(cloud);
  expect(await WAYS['a sign-up']?.(cloud, EMAIL, { invitation })).toBe('done');
  expect(await WAYS['a sign-up']?.(cloud, EMAIL, { invitation })).toBe('EMAIL_EXISTS');
});

test('an account cannot move to an e-mail of another domain', async () => {
  const cloud = await openCloud('open', ['example.org']);
  const { idToken } = await signUpTestLearner(cloud);
  expect(await cloud.readErrorMessage('update', { idToken, email: 'ana@other.example' })).toMatch(
    OTHER_DOMAIN,
  );
  expect(await cloud.readErrorMessage('update', { idToken, email: 'ana@example.org' })).toBe('done');
});

test('simultaneous sign-ups never exceed the uses of an invitation', async () => {
  const cloud = await openCloud('invited');
  const invitation = await createInvitationCode(cloud, { uses: 3 });
  const signUps = Array.from({ length: 8 }, (_, index) =>
    WAYS['a sign-up']?.(cloud, `learner-${index}@school.example`, { invitation }),
  );
  expect((await Promise.all(signUps)).filter((outcome) => outcome === 'done')).toHaveLength(3);
  expect(await countLearners(cloud)).toBe(3);
});

test('an invitation that ended is deleted a month later', async () => {
  const cloud = await openCloud('invited');
  await createInvitationCode(cloud, { days: 1 });
  cloud.clock.advance(30 * DAY_MS);
  await cloud.deleteExpired();
  expect(await cloud.readRows('invitations')).toHaveLength(1);
  cloud.clock.advance(DAY_MS);
  await cloud.deleteExpired();
  expect(await cloud.readRows('invitations')).toHaveLength(0);
});

test('an e-mail is allowed exactly if its text after the last @ is a listed domain', () => {
  const domain = fc.constantFrom('a.example', 'b.example', 'sub.a.example', 'a.example.org');
  fc.assert(
    fc.property(fc.string(), domain, fc.array(domain), (name, own, emailDomains) => {
      const allowed = isAllowedEmail({ mode: 'open', emailDomains }, `${name}@${own}`);
      expect(allowed).toBe(emailDomains.length === 0 || emailDomains.includes(own));
    }),
  );
});

test('the terms of a sign-up survive the cookie, and an invalid one leaves the others as they are', () => {
  const invitation = fc.stringMatching(/^[A-Za-z0-9]{32}$/);
  const statement = fc.constantFrom(...SIGN_UP_STATEMENTS);
  fc.assert(
    fc.property(fc.record({ invitation, statement }, { requiredKeys: [] }), (terms) => {
      expect(parseSignUpTerms(formatSignUpTerms(terms))).toEqual(terms);
    }),
  );
  fc.assert(
    fc.property(fc.string(), statement, (text, stated) => {
      const cookie = new URLSearchParams({ invitation: text, statement: stated });
      const known = /^[A-Za-z0-9]{32}$/.test(text) ? { invitation: text } : {};
      expect(parseSignUpTerms(String(cookie))).toEqual({ ...known, statement: stated });
    }),
  );
  expect(parseSignUpTerms(undefined)).toEqual({});
});
