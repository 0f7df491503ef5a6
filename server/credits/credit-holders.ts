import { createHash } from 'node:crypto';

/** A learner, as far as credits go. */
export interface Learner {
  uid: string;
  /** A guest has none. */
  email?: string;
  /** Whose other guests share a day's credits with this one. */
  guestsOf?: GuestShare;
}

/** What the guests of one address have together. */
export interface GuestShare {
  address: string;
  /** As many learners' credits as this. */
  learners: number;
}

/** Whose day is counted, and for how many learners it stands. */
export interface Holder {
  name: string;
  learners: number;
}

/** Those whose days are charged together. The one with the least left decides. */
export function holdersOf({ uid, email, guestsOf }: Learner, localDate: string): Holder[] {
  return [
    { name: uid, learners: 1 },
    ...(email === undefined ? [] : [{ name: dayOf('email', email.toLowerCase(), localDate), learners: 1 }]),
    ...(guestsOf ? [{ ...guestsOf, name: dayOf('guests', guestsOf.address, localDate) }] : []),
  ];
}

/**
 * The name under which the day of an e-mail, or of an address, is counted: it outlives the account, so that deleting and
 * registering anew buys no credits, and tells neither to anybody. The date is part of it, so that no two days can be
 * connected.
 */
function dayOf(kind: 'email' | 'guests', name: string, localDate: string): string {
  const hash = createHash('sha256').update(`${name}\n${localDate}`).digest('base64url');
  return `${kind}:${hash}`;
}
