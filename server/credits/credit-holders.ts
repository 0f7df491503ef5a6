import { createHash } from 'node:crypto';

/** A learner, as far as credits go. */
export interface Learner {
  uid: string;
  /** Absent for accounts that have none. */
  email?: string;
}

/**
 * The name under which an e-mail's day is counted: it outlives the account, so that deleting and registering anew
 * buys no credits, and tells the e-mail to nobody. The date is part of it, so that no two days can be connected.
 */
export function emailHolder(email: string, localDate: string): string {
  const hash = createHash('sha256').update(`${email.toLowerCase()}\n${localDate}`).digest('base64url');
  return `email:${hash}`;
}
