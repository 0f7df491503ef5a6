import { createListeners } from '../domain/listeners.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { type Account, type Entered, isGuest } from '../remote/accounts.ts';
import { deleteAccount, finishDeletion } from './delete-account.ts';
import { logOut } from './log-out.ts';
import type { Entrance, KeepFailure, LinkWay, Session, SignInFailure } from './session.ts';
import {
  followLogOut,
  followProvider,
  openAndRemember,
  openLinked,
  type SessionParts,
  type SessionRun,
  startSession,
  takePlays,
} from './session-effects.ts';
import { OPENING, reduceSession } from './session-reducer.ts';
import { createTurns } from './turns.ts';

const LEFT_BEHIND =
  'Your work as a guest could not be joined to this account yet. It is on this device, and is tried again when you come back.';

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
    // Read beside the deletion that may have to be finished, which is rare: each start of the app waits for both.
    const last = parts.device.lastLearner();
    last.catch(() => {});
    const hasDeleted = await finishDeletion(run);
    const isUnconfirmed = await startSession(run, await (hasDeleted ? parts.device.lastLearner() : last));
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
    const guest = await leaveAsGuest();
    const account = await ask();
    if (!account.ok) {
      if (guest !== null) await parts.device.setLeavingGuest(null);
      return err({ kind, message: account.failure });
    }
    const opened = await inTurn(() => openAndRemember(run, account.value));
    if (!opened.ok) return err({ kind: 'profile', message: opened.failure });
    await takePlays(run, opened.value, true);
    return entranceOf(run);
  }

  /** A guest who signs in to an account takes along what is theirs. It is written down before, in case the page dies. */
  async function leaveAsGuest(): Promise<string | null> {
    const { open } = run.model();
    if (!open || !isGuest(open.learner)) return null;
    await parts.device.setLeavingGuest(open.learner.uid);
    return open.learner.uid;
  }

  async function keep(way: LinkWay): Promise<Result<void, KeepFailure>> {
    const linked = await (way.kind === 'google'
      ? parts.accounts.linkGoogle()
      : parts.accounts.linkEmail(way.email, way.password));
    if (linked.ok) {
      await inTurn(() => openLinked(run, linked.value));
      return ok();
    }
    const { failure } = linked;
    if (failure.kind === 'refused') return err(failure);
    return err({ kind: 'taken', join: () => join(way, failure.enter) });
  }

  async function join(
    way: LinkWay,
    signIn: () => Promise<Result<Entered, string>>,
  ): Promise<Result<Entrance, SignInFailure>> {
    let removeGuest = () => {};
    const entrance = await enter(way.kind === 'google' ? 'google' : 'login', async () => {
      const entered = await signIn();
      if (!entered.ok) return entered;
      removeGuest = entered.value.removeGuest;
      return ok(entered.value.account);
    });
    if (!entrance.ok) return entrance;
    if ((await parts.device.leavingGuest()) !== null) return err({ kind: 'profile', message: LEFT_BEHIND });
    removeGuest();
    return entrance;
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
    signInAsGuest: () => enter('guest', () => parts.accounts.signInAsGuest()),
    keep,
    keys: parts.keys,
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
