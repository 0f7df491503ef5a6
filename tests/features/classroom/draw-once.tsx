import { renderToString } from 'react-dom/server';
import type { LearnerStore } from '../../../src/data/learner/learner-store.ts';
import type { Learner, Session } from '../../../src/session/session.ts';
import { LearnerProvider } from '../../../src/session/session-context.tsx';

const never = () => {
  throw new Error('Nobody asks for this.');
};

/** What a hook gives on a learner's page that is drawn once and runs no effects. */
export function drawOnce<Value>(useHook: () => Value, parts: { store: LearnerStore }): Value {
  const learner: Learner = {
    uid: 'ann',
    email: 'ann@example.com',
    store: parts.store,
    api: { remainingCalls: never },
    sync: { status: never, subscribe: never, wake: never },
    preferences: { read: never, write: never },
  };
  const session: Session = {
    state: () => ({ phase: 'signed-in', learner }),
    subscribe: never,
    ready: never,
    signIn: never,
    signUp: never,
    signInWithGoogle: never,
    signInAsGuest: never,
    linkAccount: never,
    destination: never,
    logOut: never,
    keys: {
      sendResetLink: never,
      isEmailConfirmed: never,
      sendConfirmation: never,
      readLink: never,
      setPassword: never,
      confirmEmail: never,
      hasPassword: never,
      signOutElsewhere: never,
    },
    proofs: never,
    deleteAccount: never,
  };
  const given: Value[] = [];
  function Page() {
    given.push(useHook());
    return null;
  }
  renderToString(
    <LearnerProvider session={session} learner={learner}>
      <Page />
    </LearnerProvider>,
  );
  const [value] = given;
  if (value === undefined) throw new Error('The page was not drawn.');
  return value;
}
