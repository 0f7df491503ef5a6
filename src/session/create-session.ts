import { createListeners } from '../domain/listeners.ts';
import { err } from '../domain/result.ts';
import { deleteAccount, finishAccountDeletion } from './delete-account.ts';
import { finishLogOut, logOut } from './log-out.ts';
import { createMutex, type RunExclusive } from './mutex.ts';
import type { Session, SettledSession } from './session.ts';
import {
  type EffectContext,
  reconcileWithDevice,
  reconcileWithProvider,
  type SessionParts,
  startSession,
} from './session-effects.ts';
import { INITIAL_SESSION, reduceSession } from './session-reducer.ts';
import { completeSignIn, linkAccount, readDestination } from './sign-in.ts';

/**
 * The page's session (docs/architecture.md): the last learner's records open at once, whatever the network
 * does, and the provider's answer follows. The reducer says what the session is; here its effects get their
 * turns, one after the other: a tab's own sign-in is also told by the provider's listener.
 */
export function createSession(parts: SessionParts): Session {
  const { accounts, localStorageEntries, credentials, deleter } = parts;
  const { context, subscribe } = createContext(parts);
  const inTurn = createMutex();
  // It tells of changes: `start` follows the provider's first answer.
  accounts.subscribe(() => void inTurn(() => reconcileWithProvider(context)).catch(console.error));
  localStorageEntries.onCleared(() => void inTurn(() => reconcileWithDevice(context)).catch(console.error));
  return {
    getState: () => context.model().shown,
    subscribe,
    waitUntilReady: openOnce(context, inTurn),
    signIn: (email, password) =>
      completeSignIn(context, inTurn, 'login', () => accounts.signIn(email, password)),
    signUp: (email, password) =>
      completeSignIn(context, inTurn, 'signup', () => accounts.signUp(email, password)),
    signInWithGoogle: () => completeSignIn(context, inTurn, 'google', () => accounts.signInWithGoogle()),
    signInAsGuest: () => completeSignIn(context, inTurn, 'guest', () => accounts.signInAsGuest()),
    linkAccount: (way) => linkAccount(context, inTurn, way),
    credentials,
    // It changes nothing, and waits for no turn.
    readDestination: () => readDestination(context),
    logOut: (ask) =>
      logOut(context, inTurn, ask).catch((cause) => {
        console.error('Log-out failed:', cause);
        return err('failed');
      }),
    getProofKinds: () => deleter.getProofKinds(),
    deleteAccount: (proof) =>
      deleteAccount(context, inTurn, proof).catch((cause) => {
        console.error('The deletion failed:', cause);
        return err({ kind: 'interrupted' });
      }),
  };
}

/** Holds the session's model, and notifies of every change that screens can see. */
function createContext(parts: SessionParts): { context: EffectContext; subscribe: Session['subscribe'] } {
  const { notify, subscribe } = createListeners();
  let model = INITIAL_SESSION;
  const context: EffectContext = {
    ...parts,
    model: () => model,
    dispatch(event) {
      const { shown } = model;
      model = reduceSession(model, event);
      if (model.shown !== shown) notify();
    },
  };
  return { context, subscribe };
}

/** Starts the session for the first who asks; all others wait for the same. */
function openOnce(context: EffectContext, inTurn: RunExclusive): () => Promise<SettledSession> {
  let opening: Promise<void> | null = null;
  return async () => {
    opening ??= inTurn(() => start(context, inTurn)).catch((cause) => {
      // The next visitor tries again: another tab that was in the way may be gone by then.
      opening = null;
      throw cause;
    });
    await opening;
    const { shown } = context.model();
    if (shown.status === 'opening') throw new Error('The session has not settled.');
    return shown;
  };
}

/** What a page that died has left to do comes first. */
async function start(context: EffectContext, inTurn: RunExclusive): Promise<void> {
  await finishAccountDeletion(context);
  const whoseWord = await startSession(context);
  // Where the device has a last learner, no log-out is left to be finished.
  if (whoseWord === 'provider') return finishLogOut(context);
  // The learner is shown on this device's word. The provider's may take half a minute, and gets a turn of its
  // own.
  context.accounts
    .waitForAccount()
    .then(() => inTurn(() => reconcileWithProvider(context)))
    .catch(console.error);
}
