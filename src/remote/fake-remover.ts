import { err, ok } from '../domain/result.ts';
import type { FakeAccounts } from './fake-accounts.ts';
import type { LearnerRemover, ProofFailure } from './learner-remover.ts';

export const PASSWORD = 'correct horse';

/** Cloud and server in memory, as far as a learner can be taken out of them. */
export class FakeRemover implements LearnerRemover {
  /** What the next proof meets, such as a lost connection. */
  proofFailure: ProofFailure | null = null;
  /** The step that fails. */
  broken: 'records' | 'account' | null = null;
  /** Whose records and accounts are gone. */
  readonly removed: string[] = [];

  readonly #accounts: FakeAccounts;

  constructor(accounts: FakeAccounts) {
    this.#accounts = accounts;
  }

  proofs = () => ['password'] as const;

  prove: LearnerRemover['prove'] = async (proof) => {
    if (this.proofFailure) return err(this.proofFailure);
    const isRight = proof.by === 'password' && proof.password === PASSWORD;
    return isRight ? ok() : err({ kind: 'refused', message: 'The password is wrong.' });
  };

  removeRecords: LearnerRemover['removeRecords'] = async (uid) => {
    if (this.broken === 'records') return err('The cloud is away.');
    this.removed.push(`records ${uid}`);
    return ok();
  };

  removeAccount: LearnerRemover['removeAccount'] = async (uid) => {
    if (this.broken === 'account') return err('The cloud is away.');
    this.removed.push(`account ${uid}`);
    this.#accounts.change(null);
    return ok();
  };
}
