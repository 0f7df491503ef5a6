import { err, ok } from '../../src/domain/result.ts';
import type { LearnerDeleter, ProofFailure } from '../../src/remote/learner-deleter.ts';
import type { FakeAccounts } from './fake-accounts.ts';

export const PASSWORD = 'correct horse';

/** Cloud and server in memory, reduced to the deletion of a learner. */
export class FakeLearnerDeleter implements LearnerDeleter {
  /** The failure of the next proof, such as a lost connection. */
  proofFailure: ProofFailure | null = null;
  /** The step that fails. */
  failingStep: 'records' | 'account' | null = null;
  /** The deleted records and accounts, in order. */
  readonly deleted: string[] = [];

  readonly #accounts: FakeAccounts;

  constructor(accounts: FakeAccounts) {
    this.#accounts = accounts;
  }

  getProofKinds = () => ['password'] as const;

  reauthenticate: LearnerDeleter['reauthenticate'] = async (proof) => {
    if (this.proofFailure) return err(this.proofFailure);
    const isRight = proof.kind === 'password' && proof.password === PASSWORD;
    return isRight ? ok() : err({ kind: 'refused', message: 'The password is wrong.' });
  };

  deleteRecords: LearnerDeleter['deleteRecords'] = async (uid) => {
    if (this.failingStep === 'records') return err('The cloud is away.');
    this.deleted.push(`records ${uid}`);
    return ok();
  };

  deleteAccount: LearnerDeleter['deleteAccount'] = async (uid) => {
    if (this.failingStep === 'account') return err('The cloud is away.');
    this.deleted.push(`account ${uid}`);
    this.#accounts.setAccount(null);
    return ok();
  };
}
