import type { DeviceStore } from '../data/device-store.ts';
import { createListeners } from '../data/listeners.ts';
import { beyond, type OnlyHere } from '../data/only-here.ts';
import type { LearnerDatabase } from '../data/open-learner-store.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Account, Accounts } from '../remote/accounts.ts';
import type { RunningSync } from '../sync/engine/learner-sync.ts';
import type { LocalEntries } from './local-entries.ts';
import type {
  Entrance,
  Learner,
  LogOutOutcome,
  Session,
  SessionState,
  SettledSession,
  SignInFailure,
  UnsyncedChoice,
  UnsyncedWork,
} from './session.ts';
import { createTurns } from './turns.ts';

/** How long a log-out waits for the last changes to sync. */
export const LOG_OUT_DRAIN_MS = 5_000;

/** One learner's open records and running sync. */
export interface OpenLearner extends Pick<LearnerDatabase, 'onlyHere' | 'seal'> {
  learner: Learner;
  sync: RunningSync;
  /** Ends what sends and writes by itself. */
  stop(): Promise<void>;
  close(): void;
  /** Deletes the closed records from this device. */
  erase(): Promise<void>;
}

export interface SessionParts {
  accounts: Accounts;
  device: Pick<DeviceStore, 'lastLearner' | 'rememberLearner' | 'loggedOut' | 'markLoggedOut'>;
  local: LocalEntries;
  /** Takes over what an earlier version kept on this device; before anybody is let in. */
  importEarlier(): Promise<void>;
  /** Opens the records of an account on this device; a failure is a message for the learner. */
  openLearner(account: Account): Promise<Result<OpenLearner, string>>;
}

/**
 * The page's session (docs/architecture.md): the last learner's records open at once, whatever the network does,
 * and the provider's answer follows. `null` from the provider is a log-out only when this device says so.
 */
export function createSession(parts: SessionParts): Session {
  const { accounts, device, local, openLearner, importEarlier } = parts;
  const listeners = createListeners();
  /** Openings and closings run one after the other: a tab's own sign-in is also told by the listener. */
  const inTurn = createTurns();
  let state: SessionState = { phase: 'opening' };
  let open: OpenLearner | null = null;
  let opening: Promise<SettledSession> | null = null;

  function settle(next: SettledSession): SettledSession {
    state = next;
    listeners.tell();
    return next;
  }

  async function leave(): Promise<void> {
    const left = open;
    open = null;
    await left?.stop();
    left?.close();
  }

  /** Opens the account's records and lets its learner in. */
  async function admit(account: Account): Promise<Result<Learner, string>> {
    if (open?.learner.uid !== account.uid) {
      await leave();
      const opened = await openLearner(account);
      if (!opened.ok) {
        settle({ phase: 'signed-out' });
        return opened;
      }
      open = opened.value;
    }
    local.remember(account);
    open.sync.wake();
    if (state.phase !== 'signed-in' || state.learner !== open.learner) {
      settle({ phase: 'signed-in', learner: open.learner });
    }
    return ok(open.learner);
  }

  /** The same for somebody who has just signed in, which takes back an earlier log-out. */
  async function welcome(account: Account): Promise<Result<Learner, string>> {
    const admitted = await admit(account);
    // Opening takes time, in which another tab may have logged out.
    if (admitted.ok && accounts.current()?.uid === account.uid) {
      await device.rememberLearner({ uid: account.uid, email: account.email });
    }
    return admitted;
  }

  /** What the provider, or another tab through it, says now about who is signed in. */
  async function heed(): Promise<void> {
    const account = accounts.current();
    if (!account) return heedLogOut();
    if (account.uid === open?.learner.uid) return open.sync.wake();
    const admitted = await welcome(account);
    if (!admitted.ok) console.error('The learner’s records can’t be opened:', admitted.failure);
  }

  async function heedLogOut(): Promise<void> {
    if (!open || !(await device.loggedOut())) return open?.sync.wake();
    await leave();
    settle({ phase: 'signed-out' });
  }

  async function start(): Promise<SettledSession> {
    const last = await device.lastLearner();
    const account = last ? { ...last, displayName: '' } : await remembered();
    if (!account) return settle({ phase: 'signed-out' });
    const admitted = await (last ? admit(account) : welcome(account));
    if (!admitted.ok) throw new Error(admitted.failure);
    if (last) accounts.ready().then(() => inTurn(heed), console.error);
    return { phase: 'signed-in', learner: admitted.value };
  }

  /** The provider's account, unless the learner logged out and the page died before the provider knew. */
  async function remembered(): Promise<Account | null> {
    const account = await accounts.ready();
    if (!account || !(await device.loggedOut())) return account;
    await accounts.signOut();
    return null;
  }

  // The first turn: whoever comes in overwrites the entry that says whose the rest is.
  void inTurn(importEarlier).catch((cause) => console.error('The import failed:', cause));
  accounts.subscribe(() => void inTurn(heed).catch(console.error));
  local.onCleared(() => void inTurn(heedLogOut).catch(console.error));

  async function enter(
    kind: SignInFailure['kind'],
    signIn: () => Promise<Result<Account, string>>,
  ): Promise<Result<Entrance, SignInFailure>> {
    const signedIn = await signIn();
    if (!signedIn.ok) return err({ kind, message: signedIn.failure });
    const admitted = await inTurn(() => welcome(signedIn.value));
    if (!admitted.ok) return err({ kind: 'profile', message: admitted.failure });
    return entrance();
  }

  async function entrance(): Promise<Result<Entrance, SignInFailure>> {
    if (!open) return err({ kind: 'profile', message: 'Nobody is signed in.' });
    const { learner, sync } = open;
    try {
      const known = await learner.store.profile();
      if (known?.setupComplete) return ok('app');
      // The profile may be on its way from another device, or not exist yet: only the cloud knows.
      const pulled = await sync.pullOnce();
      const profile = await learner.store.profile();
      if (profile) return ok(profile.setupComplete ? 'app' : 'setup');
      return err({ kind: 'profile', message: pulled.ok ? 'It can’t be read back.' : pulled.failure.message });
    } catch (cause) {
      return err({ kind: 'profile', message: cause instanceof Error ? cause.message : String(cause) });
    }
  }

  /** The question is asked between two turns: it may stay open for hours, or be left without an answer. */
  async function logOut(
    ask: (left: UnsyncedWork) => Promise<UnsyncedChoice>,
  ): Promise<Result<LogOutOutcome, 'failed'>> {
    let step = await inTurn(beginLogOut);
    while (step.phase === 'asking') {
      const { uid, left } = step;
      const choice = await ask(countOf(left));
      if (choice === 'stay') return ok('stayed');
      step = await inTurn(() => depart(uid, choice === 'keep' ? 'keep' : left));
    }
    return step.outcome;
  }

  async function beginLogOut(): Promise<LogOutStep> {
    if (!open) return forget();
    const { learner, sync } = open;
    await sync.drainFor(LOG_OUT_DRAIN_MS);
    return depart(learner.uid, []);
  }

  /** Logs the learner out, unless the device is another's by now. Deletes no more than the learner `discards`. */
  async function depart(uid: string, discards: readonly OnlyHere[] | 'keep'): Promise<LogOutStep> {
    const leaver = open;
    if (leaver?.learner.uid !== uid) return over(ok(leaver ? 'stayed' : 'logged-out'));
    if (discards !== 'keep') {
      const left = await leaver.onlyHere();
      if (beyond(left, discards).length > 0) return { phase: 'asking', uid, left };
    }
    // Another tab has signed somebody else in, which this one is yet to heed.
    if ((accounts.current()?.uid ?? uid) !== uid) return over(ok('stayed'));
    await device.markLoggedOut();
    const signedOut = await accounts.signOut();
    if (!signedOut.ok) {
      console.error('Sign-out failed:', signedOut.failure);
      await device.rememberLearner({ uid, email: leaver.learner.email });
      return over(err('failed'));
    }
    await leaver.stop();
    const mayErase = discards !== 'keep' && (await leaver.seal(discards).catch(stays));
    await leave();
    if (mayErase) await leaver.erase().catch(stays);
    return forget();
  }

  function forget(): LogOutStep {
    local.clear();
    settle({ phase: 'signed-out' });
    return over(ok('logged-out'));
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    ready() {
      opening ??= inTurn(start).catch((cause) => {
        // The next visitor tries again: another tab that was in the way may be gone by then.
        opening = null;
        throw cause;
      });
      return opening.then((first) => (state.phase === 'opening' ? first : state));
    },
    signIn: (email, password) => enter('login', () => accounts.signIn(email, password)),
    signUp: (email, password) => enter('signup', () => accounts.signUp(email, password)),
    signInWithGoogle: () => enter('google', () => accounts.signInWithGoogle()),
    entrance,
    logOut: (ask) =>
      logOut(ask).catch((cause) => {
        console.error('Log-out failed:', cause);
        return err('failed');
      }),
  };
}

/** A log-out between its turns. */
type LogOutStep =
  | { phase: 'asking'; uid: string; left: readonly OnlyHere[] }
  | { phase: 'over'; outcome: Result<LogOutOutcome, 'failed'> };

function over(outcome: Result<LogOutOutcome, 'failed'>): LogOutStep {
  return { phase: 'over', outcome };
}

function stays(cause: unknown): false {
  console.error('The records stay on this device:', cause);
  return false;
}

function countOf(left: readonly OnlyHere[]): UnsyncedWork {
  const count = (wanted: OnlyHere['kind']) => left.filter(({ kind }) => kind === wanted).length;
  return {
    changes: count('change'),
    setAside: count('set-aside'),
    notepads: count('notepad'),
    answers: count('answer'),
    games: count('game'),
  };
}
