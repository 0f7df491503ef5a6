import { describe, expect, test } from 'vitest';
import type { OnlyHere } from '../../src/data/learner/only-here.ts';
import type { Account } from '../../src/remote/accounts.ts';
import {
  afterProvider,
  beforeLogOut,
  type LogOutChoice,
  OPENING,
  type OpenLearner,
  reduceSession,
  type SessionModel,
} from '../../src/session/session-reducer.ts';

// Nothing but the learner's identity is looked at.
const anOpen = (uid: string, email = `${uid}@example.org`) => ({ learner: { uid, email } }) as OpenLearner;
const anAccount = (uid: string): Account => ({ uid, email: '', displayName: '' });
const OPEN = anOpen('ann');
const SIGNED_IN = reduceSession(OPENING, { type: 'records-opened', open: OPEN });
const GUEST = reduceSession(OPENING, { type: 'records-opened', open: anOpen('guest', '') });
const SIGNED_OUT = reduceSession(OPENING, { type: 'signed-out' });

describe('the session', () => {
  test('shows a learner whose records have opened, and the same state when they open once more', () => {
    expect(SIGNED_IN.shown).toEqual({ phase: 'signed-in', learner: OPEN.learner });
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
  ['the same learner: sync', SIGNED_IN, anAccount('ann'), false, { do: 'sync' }],
  ['another learner: switch', SIGNED_IN, anAccount('bob'), false, { do: 'switch', to: anAccount('bob') }],
  [
    'somebody on a signed-out page: switch',
    SIGNED_OUT,
    anAccount('bob'),
    true,
    { do: 'switch', to: anAccount('bob') },
  ],
  ['nobody, after a log-out: close', SIGNED_IN, null, true, { do: 'close' }],
  ['nobody, though nobody logged out: sync', SIGNED_IN, null, false, { do: 'sync' }],
  ['nobody on a signed-out page: sync', SIGNED_OUT, null, true, { do: 'sync' }],
  ['nobody, where a guest was: a new guest', GUEST, null, false, { do: 'renew-guest' }],
  ['nobody, after a guest’s log-out: close', GUEST, null, true, { do: 'close' }],
])('when the provider tells of %s', (_what, model, account, isLoggedOut, verdict) => {
  expect(afterProvider(model, account, isLoggedOut)).toEqual(verdict);
});

const WORK: OnlyHere = { kind: 'change', version: 'profile 1 1' };
const ALL_KNOWN: LogOutChoice = { records: 'discard', known: [WORK] };
const NOTHING_KNOWN: LogOutChoice = { records: 'discard', known: [] };

test.each<[string, SessionModel, LogOutChoice, Account | null, string]>([
  ['goes when all that is only here is known', SIGNED_IN, ALL_KNOWN, anAccount('ann'), 'go'],
  ['asks when more is only here', SIGNED_IN, NOTHING_KNOWN, anAccount('ann'), 'ask'],
  ['goes when all is kept', SIGNED_IN, { records: 'keep' }, null, 'go'],
  ['stays when somebody else is signed in by now', SIGNED_IN, ALL_KNOWN, anAccount('bob'), 'stayed'],
  [
    'stays when somebody else’s records are open',
    reduceSession(SIGNED_OUT, { type: 'records-opened', open: anOpen('bob') }),
    ALL_KNOWN,
    null,
    'stayed',
  ],
  ['is over when another tab was faster', SIGNED_OUT, ALL_KNOWN, null, 'logged-out'],
])('a log-out %s', (_what, model, choice, account, verdict) => {
  expect(beforeLogOut(model, 'ann', choice, { account, onlyHere: [WORK] })).toBe(verdict);
});
