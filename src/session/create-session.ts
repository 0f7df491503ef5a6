import { createListeners } from '../domain/listeners.ts';
import { err } from '../domain/result.ts';
import { deleteAccount, finishDeletion } from './delete-account.ts';
import { destinationOf, enter, linkAccount } from './enter.ts';
import { finishLogOut, logOut } from './log-out.ts';
import type { Session, SettledSession } from './session.ts';
import {
  followAbsence,
  followProvider,
  type SessionParts,
  type SessionRun,
  startSession,
} from './session-effects.ts';
import { OPENING, reduceSession } from './session-reducer.ts';
import { createTurns, type Turns } from './turns.ts';

/**
 * The page's session (docs/architecture.md): the last learner's records open at once, whatever the network does,
 * and the provider's answer follows. The reducer says what the session is; here its effects get their turns, one
 * after the other: a tab's own sign-in is also told by the provider's listener.
 */
export function createSession(parts: SessionParts): Session {
  const { accounts, local, keys, remover } = parts;
  const { run, subscribe } = createRun(parts);
  const inTurn = createTurns();
  accounts.subscribe(() => void inTurn(() => followProvider(run)).catch(console.error));
  local.onCleared(() => void inTurn(() => followAbsence(run)).catch(console.error));
  return {
    state: () => run.model().shown,
    subscribe,
    ready: openOnce(run, inTurn),
    signIn: (email, password) => enter(run, inTurn, 'login', () => accounts.signIn(email, password)),
    signUp: (email, password) => enter(run, inTurn, 'signup', () => accounts.signUp(email, password)),
    signInWithGoogle: () => enter(run, inTurn, 'google', () => accounts.signInWithGoogle()),
    signInAsGuest: () => enter(run, inTurn, 'guest', () => accounts.signInAsGuest()),
    linkAccount: (way) => linkAccount(run, inTurn, way),
    keys,
    destination: () => destinationOf(run),
    logOut: (ask) =>
      logOut(run, inTurn, ask).catch((cause) => {
        console.error('Log-out failed:', cause);
        return err('failed');
      }),
    proofs: () => remover.proofs(),
    deleteAccount: (proof) =>
      deleteAccount(run, inTurn, proof).catch((cause) => {
        console.error('The deletion failed:', cause);
        return err({ kind: 'interrupted' });
      }),
  };
}

/** Holds the session's model, and notifies of every change that screens can see. */
function createRun(parts: SessionParts): { run: SessionRun; subscribe: Session['subscribe'] } {
  const { notify, subscribe } = createListeners();
  let model = OPENING;
  const run: SessionRun = {
    ...parts,
    model: () => model,
    dispatch(event) {
      const { shown } = model;
      model = reduceSession(model, event);
      if (model.shown !== shown) notify();
    },
  };
  return { run, subscribe };
}

/** Starts the session for the first who asks; all others wait for the same. */
function openOnce(run: SessionRun, inTurn: Turns): () => Promise<SettledSession> {
  let opening: Promise<void> | null = null;
  return async () => {
    opening ??= inTurn(() => start(run, inTurn)).catch((cause) => {
      // The next visitor tries again: another tab that was in the way may be gone by then.
      opening = null;
      throw cause;
    });
    await opening;
    const { shown } = run.model();
    if (shown.phase === 'opening') throw new Error('The session has not settled.');
    return shown;
  };
}

/** What a page that died has left to do comes first. */
async function start(run: SessionRun, inTurn: Turns): Promise<void> {
  await finishDeletion(run);
  const whoseWord = await startSession(run);
  if (whoseWord === 'provider') return finishLogOut(run);
  // The learner is shown on this device's word. The provider's may take half a minute, and gets a turn of its own.
  run.accounts
    .ready()
    .then(() => inTurn(() => followProvider(run)))
    .catch(console.error);
}
