import { describe, expect, test } from 'vitest';
import type { UnsyncedRecord } from '../../src/data/learner/unsynced-records.ts';
import type { Account } from '../../src/remote/accounts.ts';
import {
  decideLogOut,
  decideReconciliation,
  INITIAL_SESSION,
  type LogOutChoice,
  type OpenLearner,
  reduceSession,
  type SessionModel,
} from '../../src/session/session-reducer.ts';

// The reducer reads only the learner's identity.
const createOpenLearner = (uid: string, email = `${uid}@example.org`) =>
  ({ learner: { uid, email } }) as OpenLearner;
const createAccount = (uid: string): Account => ({ uid, email: '', displayName: '' });
const OPEN = createOpenLearner('ann');
const SIGNED_IN = reduceSession(INITIAL_SESSION, { type: 'records-opened', open: OPEN });
const GUEST = reduceSession(INITIAL_SESSION, {
  type: 'records-opened',
  open: createOpenLearner('guest', ''),
});
const WITH_EMAIL: Account = { uid: 'guest', email: 'ann@example.org', displayName: '' };
const SIGNED_OUT = reduceSession(INITIAL_SESSION, { type: 'signed-out' });

describe('the session', () => {
  test('shows a learner whose records opened, and the same state object when they open once more', () => {
    expect(SIGNED_IN.shown).toEqual({ status: 'signed-in', learner: OPEN.learner });
    const again = reduceSession(SIGNED_IN, { type: 'records-opened', open: OPEN });
    expect(again.shown).toBe(SIGNED_IN.shown);
  });

  test('shows a guest with a new e-mail as a new state, over the same records', () => {
    const linked = reduceSession(GUEST, { type: 'linked', email: 'ann@example.org' });
    expect(linked.shown).toMatchObject({ learner: { uid: 'guest', email: 'ann@example.org' } });
    expect(linked.shown).toMatchObject({ learner: linked.open?.learner });
  });

  test('shows a learner whose records are closed until the next event', () => {
    const closed = reduceSession(SIGNED_IN, { type: 'records-closed' });
    expect(closed).toEqual({ shown: SIGNED_IN.shown, open: null });
    expect(reduceSession(closed, { type: 'signed-out' })).toEqual(SIGNED_OUT);
  });
});

test.each<[string, SessionModel, Account | null, boolean, object]>([
  ['the same learner changes nothing', SIGNED_IN, createAccount('ann'), false, { type: 'unchanged' }],
  [
    'another learner replaces the open one',
    SIGNED_IN,
    createAccount('bob'),
    false,
    { type: 'switch', account: createAccount('bob') },
  ],
  [
    'a learner on a signed-out page is opened',
    SIGNED_OUT,
    createAccount('bob'),
    true,
    { type: 'switch', account: createAccount('bob') },
  ],
  ['no account after a log-out closes the session', SIGNED_IN, null, true, { type: 'close' }],
  ['no account without a log-out changes nothing', SIGNED_IN, null, false, { type: 'unchanged' }],
  ['no account on a signed-out page changes nothing', SIGNED_OUT, null, true, { type: 'unchanged' }],
  ['no account in place of a guest asks for a new guest', GUEST, null, false, { type: 'renew-guest' }],
  ['the guest’s new e-mail is shown', GUEST, WITH_EMAIL, false, { type: 'show-email', account: WITH_EMAIL }],
  [
    'a guest whom the provider still has after a log-out is closed',
    GUEST,
    createAccount('guest'),
    true,
    { type: 'close' },
  ],
  [
    'a learner after the guest is opened',
    GUEST,
    createAccount('bob'),
    true,
    { type: 'switch', account: createAccount('bob') },
  ],
  ['no account after a guest’s log-out closes the session', GUEST, null, true, { type: 'close' }],
])(
  'the provider’s account decides the reconciliation: %s',
  (_what, model, account, isSignedOut, expected) => {
    expect(decideReconciliation(model, { account, isSignedOut })).toEqual(expected);
  },
);

const WORK: UnsyncedRecord = { kind: 'change', version: 'profile 1 1' };
const ALL_AGREED: LogOutChoice = { kind: 'delete', agreedToLose: [WORK] };
const NOTHING_AGREED: LogOutChoice = { kind: 'delete', agreedToLose: [] };

test.each<[string, OpenLearner, LogOutChoice, Account | null, string]>([
  [
    'continues when the learner agreed to lose all unsynced records',
    OPEN,
    ALL_AGREED,
    createAccount('ann'),
    'sign-out',
  ],
  ['asks when more records are unsynced', OPEN, NOTHING_AGREED, createAccount('ann'), 'ask'],
  ['continues when all records stay', OPEN, { kind: 'keep' }, null, 'sign-out'],
  ['is dropped when another learner is signed in by now', OPEN, ALL_AGREED, createAccount('bob'), 'stayed'],
  [
    'is dropped when another learner’s records are open',
    createOpenLearner('bob'),
    ALL_AGREED,
    null,
    'stayed',
  ],
])('a log-out %s', (_what, open, choice, account, expected) => {
  expect(decideLogOut(open, 'ann', choice, { account, unsynced: [WORK] })).toBe(expected);
});
