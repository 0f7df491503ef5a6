import { createListeners } from '../domain/listeners.ts';
import { err } from '../domain/result.ts';
import { deleteAccount, finishDeletion } from './delete-account.ts';
import { destinationOf, enter, linkAccount } from './enter.ts';
import { finishLogOut, logOut } from './log-out.ts';
import type { Session, SettledSession } from './session.ts';
import {
  type EffectContext,
  followAbsence,
  followProvider,
  type SessionParts,
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
  const { context, subscribe } = createContext(parts);
  const inTurn = createTurns();
  // It tells of changes: `start` follows the provider's first answer.
  accounts.subscribe(() => void inTurn(() => followProvider(context)).catch(console.error));
  local.onCleared(() => void inTurn(() => followAbsence(context)).catch(console.error));
  return {
    state: () => context.model().shown,
    subscribe,
    ready: openOnce(context, inTurn),
    signIn: (email, password) => enter(context, inTurn, 'login', () => accounts.signIn(email, password)),
    signUp: (email, password) => enter(context, inTurn, 'signup', () => accounts.signUp(email, password)),
    signInWithGoogle: () => enter(context, inTurn, 'google', () => accounts.signInWithGoogle()),
    signInAsGuest: () => enter(context, inTurn, 'guest', () => accounts.signInAsGuest()),
    linkAccount: (way) => linkAccount(context, inTurn, way),
    keys,
    // It changes nothing, and waits for no turn.
    destination: () => destinationOf(context),
    logOut: (ask) =>
      logOut(context, inTurn, ask).catch((cause) => {
        console.error('Log-out failed:', cause);
        return err('failed');
      }),
    proofs: () => remover.proofs(),
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
  let model = OPENING;
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
function openOnce(context: EffectContext, inTurn: Turns): () => Promise<SettledSession> {
  let opening: Promise<void> | null = null;
  return async () => {
    opening ??= inTurn(() => start(context, inTurn)).catch((cause) => {
      // The next visitor tries again: another tab that was in the way may be gone by then.
      opening = null;
      throw cause;
    });
    await opening;
    const { shown } = context.model();
    if (shown.phase === 'opening') throw new Error('The session has not settled.');
    return shown;
  };
}

/** What a page that died has left to do comes first. */
async function start(context: EffectContext, inTurn: Turns): Promise<void> {
  await finishDeletion(context);
  const whoseWord = await startSession(context);
  // Where the device has a last learner, no log-out is left to be finished.
  if (whoseWord === 'provider') return finishLogOut(context);
  // The learner is shown on this device's word. The provider's may take half a minute, and gets a turn of its own.
  context.accounts
    .ready()
    .then(() => inTurn(() => followProvider(context)))
    .catch(console.error);
}
