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

// Nothing but the learner's identity is looked at.
const anOpen = (uid: string, email = `${uid}@example.org`) => ({ learner: { uid, email } }) as OpenLearner;
const anAccount = (uid: string): Account => ({ uid, email: '', displayName: '' });
const OPEN = anOpen('ann');
const SIGNED_IN = reduceSession(INITIAL_SESSION, { type: 'records-opened', open: OPEN });
const GUEST = reduceSession(INITIAL_SESSION, { type: 'records-opened', open: anOpen('guest', '') });
const WITH_EMAIL: Account = { uid: 'guest', email: 'ann@example.org', displayName: '' };
const SIGNED_OUT = reduceSession(INITIAL_SESSION, { type: 'signed-out' });

describe('the session', () => {
  test('shows a learner whose records have opened, and the same state when they open once more', () => {
    expect(SIGNED_IN.shown).toEqual({ status: 'signed-in', learner: OPEN.learner });
    const again = reduceSession(SIGNED_IN, { type: 'records-opened', open: OPEN });
    expect(again.shown).toBe(SIGNED_IN.shown);
  });

  test('shows a guest who has got an e-mail as another state, over the same records', () => {
    const linked = reduceSession(GUEST, { type: 'linked', email: 'ann@example.org' });
    expect(linked.shown).toMatchObject({ learner: { uid: 'guest', email: 'ann@example.org' } });
    expect(linked.shown).toMatchObject({ learner: linked.open?.learner });
  });

  test('shows a learner whose records are closed until it is known what follows', () => {
    const closed = reduceSession(SIGNED_IN, { type: 'records-closed' });
    expect(closed).toEqual({ shown: SIGNED_IN.shown, open: null });
    expect(reduceSession(closed, { type: 'signed-out' })).toEqual(SIGNED_OUT);
  });
});

test.each<[string, SessionModel, Account | null, boolean, object]>([
  ['the same learner: carry on', SIGNED_IN, anAccount('ann'), false, { type: 'unchanged' }],
  [
    'another learner: switch',
    SIGNED_IN,
    anAccount('bob'),
    false,
    { type: 'switch', account: anAccount('bob') },
  ],
  [
    'somebody on a signed-out page: switch',
    SIGNED_OUT,
    anAccount('bob'),
    true,
    { type: 'switch', account: anAccount('bob') },
  ],
  ['nobody, after a log-out: close', SIGNED_IN, null, true, { type: 'close' }],
  ['nobody, though nobody logged out: carry on', SIGNED_IN, null, false, { type: 'unchanged' }],
  ['nobody on a signed-out page: carry on', SIGNED_OUT, null, true, { type: 'unchanged' }],
  ['nobody, where a guest was: a new guest', GUEST, null, false, { type: 'renew-guest' }],
  ['the guest’s e-mail: show it', GUEST, WITH_EMAIL, false, { type: 'show-email', account: WITH_EMAIL }],
  [
    'the guest still, of whose log-out it has not heard: close',
    GUEST,
    anAccount('guest'),
    true,
    { type: 'close' },
  ],
  [
    'who came after the guest: switch',
    GUEST,
    anAccount('bob'),
    true,
    { type: 'switch', account: anAccount('bob') },
  ],
  ['nobody, after a guest’s log-out: close', GUEST, null, true, { type: 'close' }],
])('when the provider tells of %s', (_what, model, account, isSignedOut, verdict) => {
  expect(decideReconciliation(model, { account, isSignedOut })).toEqual(verdict);
});

const WORK: UnsyncedRecord = { kind: 'change', version: 'profile 1 1' };
const ALL_AGREED: LogOutChoice = { kind: 'delete', agreedToLose: [WORK] };
const NOTHING_AGREED: LogOutChoice = { kind: 'delete', agreedToLose: [] };

test.each<[string, OpenLearner, LogOutChoice, Account | null, string]>([
  ['goes when all that is only here was agreed to go', OPEN, ALL_AGREED, anAccount('ann'), 'sign-out'],
  ['asks when more is only here', OPEN, NOTHING_AGREED, anAccount('ann'), 'ask'],
  ['goes when all is kept', OPEN, { kind: 'keep' }, null, 'sign-out'],
  ['stays when somebody else is signed in by now', OPEN, ALL_AGREED, anAccount('bob'), 'stayed'],
  ['stays when somebody else’s records are open', anOpen('bob'), ALL_AGREED, null, 'stayed'],
])('a log-out %s', (_what, open, choice, account, verdict) => {
  expect(decideLogOut(open, 'ann', choice, { account, unsynced: [WORK] })).toBe(verdict);
});
