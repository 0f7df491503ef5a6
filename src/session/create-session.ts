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
  type SessionDependencies,
  startSession,
} from './session-effects.ts';
import { INITIAL_SESSION, reduceSession } from './session-reducer.ts';
import { completeSignIn, linkAccount, readDestination } from './sign-in.ts';

/**
 * The page's session (docs/architecture.md). The last learner's records open at once, without the network;
 * then the session is reconciled with the provider. Effects run one after the other, by a mutex.
 */
export function createSession(parts: SessionDependencies): Session {
  const { accounts, localStorageEntries, credentials, deleter } = parts;
  const { context, subscribe } = createContext(parts);
  const runExclusive = createMutex();
  // Called for later changes; `start` handles the provider's first answer.
  accounts.subscribe(() => void runExclusive(() => reconcileWithProvider(context)).catch(console.error));
  localStorageEntries.onCleared(
    () => void runExclusive(() => reconcileWithDevice(context)).catch(console.error),
  );
  return {
    getState: () => context.model().shown,
    subscribe,
    waitUntilReady: createStarter(context, runExclusive),
    signIn: (email, password) =>
      completeSignIn(context, runExclusive, 'login', () => accounts.signIn(email, password)),
    signUp: (email, password) =>
      completeSignIn(context, runExclusive, 'signup', () => accounts.signUp(email, password)),
    signInWithGoogle: () =>
      completeSignIn(context, runExclusive, 'google', () => accounts.signInWithGoogle()),
    signInAsGuest: () => completeSignIn(context, runExclusive, 'guest', () => accounts.signInAsGuest()),
    linkAccount: (method) => linkAccount(context, runExclusive, method),
    credentials,
    // Read-only, so it needs no mutex.
    readDestination: () => readDestination(context),
    logOut: (ask) =>
      logOut(context, runExclusive, ask).catch((cause) => {
        console.error('Log-out failed:', cause);
        return err('failed');
      }),
    getProofKinds: () => deleter.getProofKinds(),
    deleteAccount: (proof) =>
      deleteAccount(context, runExclusive, proof).catch((cause) => {
        console.error('The deletion failed:', cause);
        return err({ kind: 'interrupted' });
      }),
  };
}

/** Creates the session's model, and notifies of every change that screens can see. */
function createContext(parts: SessionDependencies): {
  context: EffectContext;
  subscribe: Session['subscribe'];
} {
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

/** Starts the session at the first call; later calls wait for the same start. */
function createStarter(context: EffectContext, runExclusive: RunExclusive): () => Promise<SettledSession> {
  let opening: Promise<void> | null = null;
  return async () => {
    opening ??= runExclusive(() => start(context, runExclusive)).catch((cause) => {
      // The next call tries again: a tab that blocked the database may be closed by then.
      opening = null;
      throw cause;
    });
    await opening;
    const { shown } = context.model();
    if (shown.status === 'opening') throw new Error('The session has not settled.');
    return shown;
  };
}

/** Finishes interrupted work first. */
async function start(context: EffectContext, runExclusive: RunExclusive): Promise<void> {
  await finishAccountDeletion(context);
  const sessionSource = await startSession(context);
  // With a last learner on the device there is no log-out to finish.
  if (sessionSource === 'provider') return finishLogOut(context);
  // Not awaited: the provider's answer may take half a minute.
  context.accounts
    .waitForAccount()
    .then(() => runExclusive(() => reconcileWithProvider(context)))
    .catch(console.error);
}
