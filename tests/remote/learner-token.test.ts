import { expect, test } from 'vitest';
import type { Account, Accounts } from '../../src/remote/accounts.ts';
import { createTokenGetter } from '../../src/remote/learner-token.ts';
import { FakeAccounts } from './fake-accounts.ts';

const ANN: Account = { uid: 'ann', email: 'ann@example.com', displayName: '' };
const BOB: Account = { uid: 'bob', email: 'bob@example.com', displayName: '' };

function createSignedIn(account: Account | null, overrides: Partial<Accounts> = {}) {
  const provider = new FakeAccounts();
  provider.setAccount(account);
  const accounts = { ...provider.createTab(), ...overrides };
  return { provider, getTokenOfAnn: createTokenGetter('ann', accounts) };
}

test('the signed-in learner gets their token', async () => {
  expect(await createSignedIn(ANN).getTokenOfAnn(false)).toBe('token-ann');
});

test('a token of another learner is never returned', async () => {
  expect(await createSignedIn(BOB).getTokenOfAnn(false)).toBeNull();
  expect(await createSignedIn(null).getTokenOfAnn(true)).toBeNull();
});

test.each([
  ['another learner signs in just after it was fetched', ANN, BOB, 'token-ann'],
  ['another learner signs in just before it is fetched', ANN, BOB, 'token-bob'],
  ['it was fetched for another learner, and the right one is back meanwhile', BOB, ANN, 'token-bob'],
])('a token is dropped when %s', async (_when, before, after, token) => {
  const { provider, getTokenOfAnn } = createSignedIn(before, {
    getIdToken: async () => {
      provider.setAccount(after);
      return token;
    },
  });
  expect(await getTokenOfAnn(false)).toBeNull();
});

test('the token waits until the provider’s account is known', async () => {
  const { provider, getTokenOfAnn } = createSignedIn(null, {
    waitForAccount: async () => {
      provider.setAccount(ANN);
      return ANN;
    },
  });
  expect(await getTokenOfAnn(false)).toBe('token-ann');
});
