import { createListeners } from '../domain/listeners.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Account } from '../remote/accounts.ts';
import { deleteAccount, finishDeletion } from './delete-account.ts';
import { logOut } from './log-out.ts';
import type { Entrance, Session, SignInFailure } from './session.ts';
import {
  followLogOut,
  followProvider,
  openAndRemember,
  type SessionParts,
  type SessionRun,
  startSession,
} from './session-effects.ts';
import { OPENING, reduceSession } from './session-reducer.ts';
import { createTurns } from './turns.ts';

/**
 * The page's session (docs/architecture.md): the last learner's records open at once, whatever the network does,
 * and the provider's answer follows. The reducer says what the session is; here its effects get their turns, one
 * after the other: a tab's own sign-in is also told by the provider's listener.
 */
export function createSession(parts: SessionParts): Session {
  const { run, subscribe } = createRun(parts);
  const inTurn = createTurns();
  let opening: Promise<void> | null = null;

  async function start(): Promise<void> {
    await finishDeletion(run);
    const isUnconfirmed = await startSession(run);
    if (isUnconfirmed) {
      parts.accounts
        .ready()
        .then(() => inTurn(() => followProvider(run)))
        .catch(console.error);
    }
  }

  parts.accounts.subscribe(() => void inTurn(() => followProvider(run)).catch(console.error));
  parts.local.onCleared(() => void inTurn(() => followLogOut(run)).catch(console.error));

  async function enter(
    kind: SignInFailure['kind'],
    ask: () => Promise<Result<Account, string>>,
  ): Promise<Result<Entrance, SignInFailure>> {
    const account = await ask();
    if (!account.ok) return err({ kind, message: account.failure });
    const opened = await inTurn(() => openAndRemember(run, account.value));
    return opened.ok ? entranceOf(run) : err({ kind: 'profile', message: opened.failure });
  }

  return {
    state: () => run.model().shown,
    subscribe,
    async ready() {
      opening ??= inTurn(start).catch((cause) => {
        // The next visitor tries again: another tab that was in the way may be gone by then.
        opening = null;
        throw cause;
      });
      await opening;
      const { shown } = run.model();
      if (shown.phase === 'opening') throw new Error('The session has not settled.');
      return shown;
    },
    signIn: (email, password) => enter('login', () => parts.accounts.signIn(email, password)),
    signUp: (email, password) => enter('signup', () => parts.accounts.signUp(email, password)),
    signInWithGoogle: () => enter('google', () => parts.accounts.signInWithGoogle()),
    entrance: () => entranceOf(run),
    logOut: (ask) =>
      logOut(run, inTurn, ask).catch((cause) => {
        console.error('Log-out failed:', cause);
        return err('failed');
      }),
    proofs: () => parts.remover.proofs(),
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

/** Where the learner's profile leads. It may be on its way from another device: then only the cloud knows. */
async function entranceOf({ model }: SessionRun): Promise<Result<Entrance, SignInFailure>> {
  const { open } = model();
  if (!open) return err({ kind: 'profile', message: 'Nobody is signed in.' });
  const { learner, sync } = open;
  try {
    const known = await learner.store.profile();
    if (known?.setupComplete) return ok('app');
    const pulled = await sync.pullOnce();
    const profile = await learner.store.profile();
    if (profile) return ok(profile.setupComplete ? 'app' : 'setup');
    return err({ kind: 'profile', message: pulled.ok ? 'It can’t be read back.' : pulled.failure.message });
  } catch (cause) {
    return err({ kind: 'profile', message: cause instanceof Error ? cause.message : String(cause) });
  }
}
