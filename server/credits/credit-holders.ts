import { createHash } from 'node:crypto';

/** A learner, as far as credits go. */
export interface Principal {
  uid: string;
  /** A guest has none. */
  email?: string;
  /** Whose other guests share a day's credits with this one. */
  guestGroup?: GuestGroup;
}

/** What the guests of one address have together. */
export interface GuestGroup {
  address: string;
  /** As many learners' credits as this. */
  learnerCount: number;
}

/** Whose day is counted, and for how many learners it stands. */
export interface CreditHolder {
  name: string;
  learnerCount: number;
}

/** Those whose days are charged together. The one with the least left decides. */
export function getCreditHolders({ uid, email, guestGroup }: Principal, localDate: string): CreditHolder[] {
  return [
    { name: uid, learnerCount: 1 },
    ...(email === undefined
      ? []
      : [{ name: hashDayKey('email', email.toLowerCase(), localDate), learnerCount: 1 }]),
    ...(guestGroup ? [{ ...guestGroup, name: hashDayKey('guests', guestGroup.address, localDate) }] : []),
  ];
}

/**
 * The name under which the day of an e-mail, or of an address, is counted: it outlives the account, so that deleting and
 * registering anew buys no credits, and tells neither to anybody. The date is part of it, so that no two days can be
 * connected.
 */
function hashDayKey(kind: 'email' | 'guests', name: string, localDate: string): string {
  const hash = createHash('sha256').update(`${name}\n${localDate}`).digest('base64url');
  return `${kind}:${hash}`;
}
