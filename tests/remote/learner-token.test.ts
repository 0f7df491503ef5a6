import { expect, test } from 'vitest';
import type { Account, Accounts } from '../../src/remote/accounts.ts';
import { createTokenGetter } from '../../src/remote/learner-token.ts';
import { FakeAccounts } from './fake-accounts.ts';

const ANN: Account = { uid: 'ann', email: 'ann@example.com', displayName: '' };
const BOB: Account = { uid: 'bob', email: 'bob@example.com', displayName: '' };

function signedIn(account: Account | null, overrides: Partial<Accounts> = {}) {
  const provider = new FakeAccounts();
  provider.setAccount(account);
  const accounts = { ...provider.createTab(), ...overrides };
  return { provider, tokenOfAnn: createTokenGetter('ann', accounts) };
}

test('the signed-in learner’s token is given', async () => {
  expect(await signedIn(ANN).tokenOfAnn(false)).toBe('token-ann');
});

test('nobody gets another learner’s token', async () => {
  expect(await signedIn(BOB).tokenOfAnn(false)).toBeNull();
  expect(await signedIn(null).tokenOfAnn(true)).toBeNull();
});

test.each([
  ['another signs in, just after it was fetched', ANN, BOB, 'token-ann'],
  ['another signs in, just before it is fetched', ANN, BOB, 'token-bob'],
  ['it was fetched for another, and the learner is back meanwhile', BOB, ANN, 'token-bob'],
])('a token is given up when %s', async (_when, before, after, token) => {
  const { provider, tokenOfAnn } = signedIn(before, {
    getIdToken: async () => {
      provider.setAccount(after);
      return token;
    },
  });
  expect(await tokenOfAnn(false)).toBeNull();
});

test('the token waits until it is known who is signed in', async () => {
  const { provider, tokenOfAnn } = signedIn(null, {
    waitForAccount: async () => {
      provider.setAccount(ANN);
      return ANN;
    },
  });
  expect(await tokenOfAnn(false)).toBe('token-ann');
});
