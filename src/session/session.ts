import type { LearnerStore } from '../data/learner/learner-store.ts';
import type { Result } from '../domain/result.ts';
import type { AccountCredentials } from '../remote/account-credentials.ts';
import type { Proof, ProofFailure, ProofKind } from '../remote/learner-deleter.ts';
import type { LessonApi } from '../remote/lesson-api.ts';
import type { RunningSync } from '../sync/engine/learner-sync.ts';

/** The signed-in learner: their records on this device, their sync, and the lesson API. */
export interface Learner {
  readonly uid: string;
  readonly email: string;
  readonly store: LearnerStore;
  readonly sync: LearnerSync;
  /** Classes and answers go through requests (`session/requests`). */
  readonly api: Pick<LessonApi, 'fetchRemainingCalls'>;
  readonly preferences: Preferences;
}

/** The learner's choices on this device, such as the hub's mode. They never sync. */
export interface Preferences {
  /** The raw value, which the caller parses; `null` when there is none. Live in `useLiveQuery`. */
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
}

/** What screens may use of sync: its status, and a request to drain. */
export type LearnerSync = Pick<RunningSync, 'getStatus' | 'subscribe' | 'requestDrain'>;

export type SessionState =
  | { status: 'opening' }
  /** `after` says why: the account was deleted. */
  | { status: 'signed-out'; after?: 'deletion' }
  | { status: 'signed-in'; learner: Learner };

export type SettledSession = Exclude<SessionState, { status: 'opening' }>;

/** Where a successful sign-in leads: to set-up without a finished profile, else to the hub. */
export type Destination = 'setup' | 'app';

/** `message` is the provider's; the screen adds the specification's prefix. */
export interface SignInFailure {
  kind: 'login' | 'signup' | 'google' | 'guest' | 'profile';
  message: string;
}

/** The sign-in methods that a guest's account can be linked to. */
export type LinkMethod = { kind: 'email'; email: string; password: string } | { kind: 'google' };

export type LinkAccountFailure =
  | { kind: 'refused'; message: string }
  /**
   * It belongs to another account. `mergeGuest` signs in to that one, merges the guest's records into it, and
   * deletes the guest's account.
   */
  | { kind: 'taken'; mergeGuest: () => Promise<Result<Destination, SignInFailure>> };

/** How much of the learner's work exists only on this device. */
export interface UnsyncedCounts {
  /** Whether it is a guest's account, which can't be signed in to again, so that all of it would be lost. */
  isGuest: boolean;
  /** Records with outbox entries. */
  changes: number;
  /** Refused, too large and unreadable records. */
  deadLetters: number;
  /** Notepads with text that was not submitted. They never sync. */
  notepads: number;
  /** Submitted answers without feedback. */
  answers: number;
  /** Games with results, saved states or unprocessed events, which never sync. */
  games: number;
}

/** The answer of a learner who logs out with unsynced work: what happens to the records on this device. */
export type LogOutReply = 'stay' | 'keep' | 'delete';

export type LogOutOutcome = 'logged-out' | 'stayed';

export type DeletionFailure =
  /** Nothing was deleted. */
  | ProofFailure
  /**
   * The account still exists, and so do the records on this device: sync restores what was deleted elsewhere.
   */
  | { kind: 'interrupted' };

/** The page's session, created in `app/`. Only `waitUntilReady` rejects. */
export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Settles once it is known whether a learner is signed in; opens the last learner offline. */
  waitUntilReady(): Promise<SettledSession>;
  signIn(email: string, password: string): Promise<Result<Destination, SignInFailure>>;
  signUp(email: string, password: string): Promise<Result<Destination, SignInFailure>>;
  signInWithGoogle(): Promise<Result<Destination, SignInFailure>>;
  /** Starts without an e-mail; `linkAccount` adds one. */
  signInAsGuest(): Promise<Result<Destination, SignInFailure>>;
  /** Links a sign-in method to the guest's account, which stays the same otherwise. */
  linkAccount(method: LinkMethod): Promise<Result<void, LinkAccountFailure>>;
  /** Where the signed-in learner should go; fails as `profile` when that is not known. */
  readDestination(): Promise<Result<Destination, SignInFailure>>;
  /** The account's password and e-mail. */
  readonly credentials: AccountCredentials;
  /**
   * Syncs for up to five seconds, then calls `ask` about work that is still only on this device. `ask` may
   * take any time, and is called again when more such work was saved meanwhile.
   */
  logOut(ask: (unsynced: UnsyncedCounts) => Promise<LogOutReply>): Promise<Result<LogOutOutcome, 'failed'>>;
  /** How the learner can reauthenticate before their account is deleted. */
  getProofKinds(): readonly ProofKind[];
  /** Deletes the learner on this device, in the cloud and on the server. */
  deleteAccount(proof: Proof): Promise<Result<void, DeletionFailure>>;
}
