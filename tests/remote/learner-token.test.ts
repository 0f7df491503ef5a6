import { expect, test } from 'vitest';
import type { Account, Accounts } from '../../src/remote/accounts.ts';
import { createTokenGetter } from '../../src/remote/learner-token.ts';
import { FakeAccounts } from './fake-accounts.ts';

const ANN: Account = { uid: 'ann', email: 'ann@example.com', displayName: '' };
const BOB: Account = { uid: 'bob', email: 'bob@example.com', displayName: '' };

/** Whether the provider has to fetch a new token. */
const CACHED = false;
const FRESH = true;

/** A getter of Ann's token while this account is signed in. */
function createGetter(account: Account | null, overrides: Partial<Accounts> = {}) {
  const provider = new FakeAccounts();
  provider.setAccount(account);
  const accounts = { ...provider.createTab(), ...overrides };
  return { provider, getTokenOfAnn: createTokenGetter('ann', accounts) };
}

test('the signed-in learner gets their token', async () => {
  expect(await createGetter(ANN).getTokenOfAnn(CACHED)).toBe('token-ann');
});

test('a token of another learner is never returned', async () => {
  expect(await createGetter(BOB).getTokenOfAnn(CACHED)).toBeNull();
  expect(await createGetter(null).getTokenOfAnn(FRESH)).toBeNull();
});

test.each([
  ['another learner signs in just after it was fetched', ANN, BOB, 'token-ann'],
  ['another learner signs in just before it is fetched', ANN, BOB, 'token-bob'],
  ['it was fetched for another learner, and the right one is back meanwhile', BOB, ANN, 'token-bob'],
])('a token is dropped when %s', async (_when, before, after, token) => {
  const { provider, getTokenOfAnn } = createGetter(before, {
    getIdToken: async () => {
      provider.setAccount(after);
      return token;
    },
  });
  expect(await getTokenOfAnn(CACHED)).toBeNull();
});

test('the getter waits until the provider’s account is known', async () => {
  const { provider, getTokenOfAnn } = createGetter(null, {
    waitForAccount: async () => {
      provider.setAccount(ANN);
      return ANN;
    },
  });
  expect(await getTokenOfAnn(CACHED)).toBe('token-ann');
});
