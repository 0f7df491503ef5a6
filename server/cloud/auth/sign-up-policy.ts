import type { Transaction } from 'kysely';
import type { SignUpMode } from '../../../src/api-contract/hosting.ts';
import type { SignUpTerms } from '../../../src/api-contract/sign-up-terms.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { QueryExecutor } from '../../database/database.ts';
import type { AccountRow, Tables } from '../../database/tables.ts';
import { consumeInvitation, isInvitation } from './invitations.ts';

/**
 * Who may make an account. A guest who gets an e-mail makes one, too, and so does a first sign-in with
 * Google.
 */
export interface SignUpPolicy {
  mode: SignUpMode;
  /** The domains of e-mails that may sign up, in lower case; empty for all. */
  emailDomains: readonly string[];
  /** Sign-ups must state the age, and below it that a parent agrees; absent where it is not asked for. */
  consentBelowAge?: number;
}

/** What an account keeps of its sign-up. */
export type SignUpRecord = Pick<AccountRow, 'sign_up_statement' | 'sign_up_statement_at'>;

/** Every visitor may make an account. */
export const OPEN_SIGN_UPS: SignUpPolicy = { mode: 'open', emailDomains: [] };

export type SignUpFailure =
  | 'sign-ups-closed'
  | 'email-domain-not-allowed'
  | 'invitation-needed'
  | 'invitation-ended'
  | 'statement-needed';

/** Whether an account may have this e-mail, given in lower case. */
export function isAllowedEmail({ emailDomains }: SignUpPolicy, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return emailDomains.length === 0 || emailDomains.includes(domain);
}

/**
 * Checks a sign-up without using its invitation up. It comes before the question whether the e-mail has an
 * account, which it would reveal. An ended invitation passes: the response to the sign-up that used it may
 * have been lost, and then the e-mail has an account.
 */
export async function checkSignUp(
  policy: SignUpPolicy,
  db: QueryExecutor,
  email: string,
  { invitation, statement }: SignUpTerms,
): Promise<Result<void, SignUpFailure>> {
  if (policy.mode === 'closed') return err('sign-ups-closed');
  if (!isAllowedEmail(policy, email)) return err('email-domain-not-allowed');
  if (policy.mode === 'invited') {
    const isInvited = invitation !== undefined && (await isInvitation(db, invitation));
    if (!isInvited) return err('invitation-needed');
  }
  return policy.consentBelowAge !== undefined && statement === undefined ? err('statement-needed') : ok();
}

/**
 * Admits a sign-up that `checkSignUp` passed, in the transaction that adds the account and after its last
 * other check: it uses the invitation up.
 *
 * @param now milliseconds since the epoch
 * @returns what the account keeps of it
 */
export async function admitSignUp(
  policy: SignUpPolicy,
  db: Transaction<Tables>,
  { invitation, statement }: SignUpTerms,
  now: number,
): Promise<Result<SignUpRecord, SignUpFailure>> {
  if (policy.mode === 'invited') {
    const isValid = invitation !== undefined && (await consumeInvitation(db, invitation, now));
    if (!isValid) return err('invitation-ended');
  }
  const isStated = policy.consentBelowAge !== undefined && statement !== undefined;
  return ok({
    sign_up_statement: isStated ? statement : null,
    sign_up_statement_at: isStated ? now : null,
  });
}
