import { createHash } from 'node:crypto';

/** A verified learner, as the lesson API knows them for one call. */
export interface Principal {
  uid: string;
  /** A guest has none. */
  email?: string;
  /** Whether the learner has shown that the e-mail is theirs. */
  isEmailConfirmed?: boolean;
  /**
   * Set by `requireCaller` for guests and, with a language model, for accounts without a confirmed e-mail.
   * Both are free to create, so all of them at one IP address share a day's credits.
   */
  addressGroup?: AddressGroup;
}

/** The guests and the accounts without a confirmed e-mail at one IP address. */
export interface AddressGroup {
  ipAddress: string;
  /** The number of daily allowances that the group shares; one is `DAILY_CREDITS`. */
  allowances: number;
}

/** A name under which a day's credits are counted, and the number of daily allowances that it has. */
export interface CreditHolder {
  name: string;
  allowances: number;
}

/** All holders that a call is charged to. The one with the fewest credits left decides. */
export function getCreditHolders({ uid, email, addressGroup }: Principal, localDate: string): CreditHolder[] {
  const holders: CreditHolder[] = [{ name: uid, allowances: 1 }];
  if (email !== undefined) {
    holders.push({ name: hashDayKey('email', email.toLowerCase(), localDate), allowances: 1 });
  }
  if (addressGroup) {
    const { ipAddress, allowances } = addressGroup;
    holders.push({ name: hashDayKey('guests', ipAddress, localDate), allowances });
  }
  return holders;
}

/**
 * The holder name of an e-mail or an IP address for one day. It outlives the account, so that registering
 * again brings no new credits. The hash is a pseudonym and no protection against someone who has the
 * database and tries e-mails or all IP addresses; it keeps them out of plain sight for the week that the
 * row is stored (docs/privacy.md).
 *
 * @param kind stored in the name; 'guests' covers accounts without a confirmed e-mail, too
 */
function hashDayKey(kind: 'email' | 'guests', value: string, localDate: string): string {
  const hash = createHash('sha256').update(`${value}\n${localDate}`).digest('base64url');
  return `${kind}:${hash}`;
}
