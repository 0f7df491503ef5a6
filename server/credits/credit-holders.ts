import { createHash } from 'node:crypto';

/** A verified learner. */
export interface Principal {
  uid: string;
  /** A guest has none. */
  email?: string;
  /** Only of a guest: the guests of one address share a day's credits. */
  guestGroup?: GuestGroup;
}

/** The guests of one address. */
export interface GuestGroup {
  address: string;
  /** How many learners' credits they have together. */
  learnerCount: number;
}

/** A name under which a day's credits are counted, and how many learners it represents. */
export interface CreditHolder {
  name: string;
  learnerCount: number;
}

/** All holders that a call is charged to. The one with the fewest credits left decides. */
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
 * The holder name of an e-mail's or an address's day. It outlives the account, so that registering again
 * brings no new credits; hashed with the date, it reveals neither the e-mail nor which days belong together.
 */
function hashDayKey(kind: 'email' | 'guests', name: string, localDate: string): string {
  const hash = createHash('sha256').update(`${name}\n${localDate}`).digest('base64url');
  return `${kind}:${hash}`;
}
