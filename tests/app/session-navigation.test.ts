import { expect, test } from 'vitest';
import { navigateOnSessionChange } from '../../src/app/session-navigation.ts';
import { createListeners } from '../../src/domain/listeners.ts';
import type { Learner, Session, SessionState } from '../../src/session/session.ts';

const SIGNED_OUT: SessionState = { status: 'signed-out' };
const signedIn = (uid: string): SessionState => ({ status: 'signed-in', learner: { uid } as Learner });

/** What the screens are asked for as an opening session becomes one state after the other. */
function askedBy(states: readonly SessionState[], screens: { needLearner: boolean }): string[] {
  const listeners = createListeners();
  const asked: string[] = [];
  let state: SessionState = { status: 'opening' };
  const session = { getState: () => state, subscribe: listeners.subscribe } as Session;
  navigateOnSessionChange(session, {
    isLearnerRequired: () => screens.needLearner,
    openSignIn: () => asked.push('sign-in'),
    rerunGuards: () => asked.push('renew'),
  });
  for (const next of states) {
    state = next;
    listeners.notify();
  }
  return asked;
}

test.each<[string, SessionState[], string[]]>([
  [
    'a session that opens with nobody signed in leaves the way, and the way back, to the guards',
    [SIGNED_OUT],
    [],
  ],
  ['a learner who signs in goes where the form leads', [SIGNED_OUT, signedIn('robin')], []],
  ['a learner who is gone gives way to the sign-in form', [signedIn('robin'), SIGNED_OUT], ['sign-in']],
  ['another learner gets screens of their own', [signedIn('robin'), signedIn('kim')], ['renew']],
])('%s', (_what, states, asked) => {
  expect(askedBy(states, { needLearner: true })).toEqual(asked);
});

test('screens that need no learner stay', () => {
  expect(askedBy([signedIn('robin'), SIGNED_OUT], { needLearner: false })).toEqual([]);
});
