import type { Result } from '../domain/result.ts';

/**
 * How a learner can show that it is them: the password, Google's window, or nothing where an account has no
 * way in.
 */
export type ProofKind = 'password' | 'google' | 'nothing';

export type Proof = { kind: 'password'; password: string } | { kind: 'google' } | { kind: 'nothing' };

export type ProofFailure =
  | { kind: 'offline' }
  /** The provider's own message. */
  | { kind: 'refused'; message: string };

/** The port to what takes a learner out of cloud and server. Each step may be repeated. */
export interface LearnerDeleter {
  /** What the account of the signed-in learner can be proved with; the first is the one to ask for. */
  getProofKinds(): readonly ProofKind[];
  /** A fresh sign-in to the same account: without one the provider deletes nothing. */
  reauthenticate(proof: Proof): Promise<Result<void, ProofFailure>>;
  /** The learner's document, then all that the lesson API keeps. A failure is a message for the log. */
  deleteRecords(uid: string): Promise<Result<void, string>>;
  /** The account itself, last: without it nothing else could be deleted. */
  deleteAccount(uid: string): Promise<Result<void, string>>;
}
