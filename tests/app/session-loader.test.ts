import { expect, test } from 'vitest';
import { navigateOnSessionChange } from '../../src/app/session-loader.ts';
import { createListeners } from '../../src/domain/listeners.ts';
import type { Learner, Session, SessionState } from '../../src/session/session.ts';

const SIGNED_OUT: SessionState = { status: 'signed-out' };
const signedIn = (uid: string): SessionState => ({ status: 'signed-in', learner: { uid } as Learner });

/** The calls of the navigation while an opening session goes through these states. */
function listNavigationCalls(
  states: readonly SessionState[],
  { isLearnerRequired }: { isLearnerRequired: boolean },
): string[] {
  const listeners = createListeners();
  const calls: string[] = [];
  let state: SessionState = { status: 'opening' };
  const session = { getState: () => state, subscribe: listeners.subscribe } as Session;
  navigateOnSessionChange(session, {
    isLearnerRequired: () => isLearnerRequired,
    openSignIn: () => calls.push('open sign-in'),
    rerunGuards: () => calls.push('rerun guards'),
  });
  for (const next of states) {
    state = next;
    listeners.notify();
  }
  return calls;
}

test.each<[string, SessionState[], string[]]>([
  ['a session that opens signed out leaves the navigation to the guards', [SIGNED_OUT], []],
  ['a sign-in leaves the navigation to the form', [SIGNED_OUT, signedIn('robin')], []],
  ['a log-out opens the sign-in form', [signedIn('robin'), SIGNED_OUT], ['open sign-in']],
  ['a change of the learner reruns the guards', [signedIn('robin'), signedIn('kim')], ['rerun guards']],
])('%s', (_name, states, calls) => {
  expect(listNavigationCalls(states, { isLearnerRequired: true })).toEqual(calls);
});

test('a log-out leaves a screen that needs no learner open', () => {
  expect(listNavigationCalls([signedIn('robin'), SIGNED_OUT], { isLearnerRequired: false })).toEqual([]);
});
