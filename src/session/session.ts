import type { LearnerStore } from '../data/learner/learner-store.ts';
import type { Result } from '../domain/result.ts';
import type { AccountCredentials } from '../remote/account-credentials.ts';
import type { Proof, ProofFailure, ProofKind } from '../remote/learner-deleter.ts';
import type { LessonApi } from '../remote/lesson-api.ts';
import type { RunningSync } from '../sync/engine/learner-sync.ts';

/** The signed-in learner: their records on this device, the way to the cloud, and the lesson API. */
export interface Learner {
  readonly uid: string;
  readonly email: string;
  readonly store: LearnerStore;
  readonly sync: LearnerSync;
  /** Classes and answers go by requests (`session/requests`). */
  readonly api: Pick<LessonApi, 'fetchRemainingCalls'>;
  readonly preferences: Preferences;
}

/** The learner's choices on this device, such as the hub's mode. They never leave it. */
export interface Preferences {
  /** What was written last, to be parsed by the reader; `null` when nothing was. Live in `useLiveQuery`. */
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
}

/** What a screen may know of sync: never a call to the cloud, only its state and a nudge. */
export type LearnerSync = Pick<RunningSync, 'getStatus' | 'subscribe' | 'requestDrain'>;

export type SessionState =
  | { status: 'opening' }
  /** `after` says what has just happened to the account that was signed in here. */
  | { status: 'signed-out'; after?: 'deletion' }
  | { status: 'signed-in'; learner: Learner };

export type SettledSession = Exclude<SessionState, { status: 'opening' }>;

/** Where a successful sign-in leads: to set-up without a finished profile, else to the hub. */
export type Destination = 'setup' | 'app';

/** `message` is the provider's own; the screen puts the specification's prefix before it. */
export interface SignInFailure {
  kind: 'login' | 'signup' | 'google' | 'guest' | 'profile';
  message: string;
}

/** What a guest's account may get, so that it can be entered on other devices too. */
export type LinkMethod = { kind: 'email'; email: string; password: string } | { kind: 'google' };

export type LinkAccountFailure =
  | { kind: 'refused'; message: string }
  /**
   * It belongs to an account already. `join` signs in to that one, which then takes over all that the guest
   * has; the guest's account ends.
   */
  | { kind: 'taken'; mergeGuest: () => Promise<Result<Destination, SignInFailure>> };

/** How much of the learner's work is on this device only. */
export interface UnsyncedCounts {
  /** Nobody could sign in again to what is there: it goes whole. */
  isGuest: boolean;
  /** Records that have not reached the server. */
  changes: number;
  /** Records that it refused or has no room for, and what nobody can read. */
  deadLetters: number;
  /** Notepads with writing that was not handed in. They never sync. */
  notepads: number;
  /** Answers that were handed in and have not been checked. */
  answers: number;
  /** Games of which something is kept: a result, a saved state, or words. They never sync either. */
  games: number;
}

/**
 * What a learner who logs out with unsynced work chose: to `keep` their records on this device, or to have
 * them deleted.
 */
export type LogOutReply = 'stay' | 'keep' | 'delete';

export type LogOutOutcome = 'logged-out' | 'stayed';

export type DeletionFailure =
  /** Nothing was deleted. */
  | ProofFailure
  /**
   * The account still exists, and so do the records on this device: sync restores what was deleted elsewhere.
   */
  | { kind: 'interrupted' };

/**
 * Signing in and out, and the learner in between. One per page, made in `app/`. But for `ready` nothing
 * rejects.
 */
export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Settles once it is known whether somebody is signed in; opens the last learner offline. */
  waitUntilReady(): Promise<SettledSession>;
  signIn(email: string, password: string): Promise<Result<Destination, SignInFailure>>;
  signUp(email: string, password: string): Promise<Result<Destination, SignInFailure>>;
  signInWithGoogle(): Promise<Result<Destination, SignInFailure>>;
  /** Starts without an account; `linkAccount` makes a lasting one of it. */
  signInAsGuest(): Promise<Result<Destination, SignInFailure>>;
  /** Gives the guest's account a way in. Nothing else about it changes. */
  linkAccount(way: LinkMethod): Promise<Result<void, LinkAccountFailure>>;
  /** Where a learner who is signed in already belongs; fails as `profile` when that can't be known. */
  readDestination(): Promise<Result<Destination, SignInFailure>>;
  /** The account's password and e-mail. It needs no records. */
  readonly credentials: AccountCredentials;
  /**
   * Syncs for up to five seconds; `ask` decides about work that is on this device only even then. It may take
   * as long as it likes, and is asked again when work was saved in the meantime that would be discarded.
   */
  logOut(ask: (unsynced: UnsyncedCounts) => Promise<LogOutReply>): Promise<Result<LogOutOutcome, 'failed'>>;
  /** What the learner can show that it is them with, before everything of theirs is deleted. */
  getProofKinds(): readonly ProofKind[];
  /** Deletes the learner here, in the cloud and on the server, for good. */
  deleteAccount(proof: Proof): Promise<Result<void, DeletionFailure>>;
}
