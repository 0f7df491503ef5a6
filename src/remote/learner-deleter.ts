import type { Result } from '../domain/result.ts';

/**
 * How a learner reauthenticates: by password, by Google, or by nothing where the account has no sign-in
 * method.
 */
export type ProofKind = 'password' | 'google' | 'nothing';

export type Proof = { kind: 'password'; password: string } | { kind: 'google' } | { kind: 'nothing' };

export type ProofFailure =
  | { kind: 'offline' }
  /** The provider's own message. */
  | { kind: 'refused'; message: string };

/** The port that deletes a learner from cloud and server. Each step may be repeated. */
export interface LearnerDeleter {
  /** How the signed-in learner can reauthenticate; the first is the one to ask for. */
  getProofKinds(): readonly ProofKind[];
  /** Signs in to the same account again, without which the provider deletes nothing. */
  reauthenticate(proof: Proof): Promise<Result<void, ProofFailure>>;
  /**
   * Deletes the learner's document, then their data at the lesson API. A failure is a message for the log.
   */
  deleteRecords(uid: string): Promise<Result<void, string>>;
  /** Deletes the account, as the last step: the others need it. */
  deleteAccount(uid: string): Promise<Result<void, string>>;
}
