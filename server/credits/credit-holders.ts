import { createHash } from 'node:crypto';

/** A verified learner. */
export interface Principal {
  uid: string;
  /** A guest has none. */
  email?: string;
  /** Whether the learner has shown that the e-mail is theirs. */
  isEmailConfirmed?: boolean;
  /** Those without a confirmed e-mail cost nothing to create: at one address they share a day's credits. */
  addressGroup?: AddressGroup;
}

/** The guests and the accounts without a confirmed e-mail at one address. */
export interface AddressGroup {
  address: string;
  /** Up to how many learners' credits the group may have used for this one to get more. */
  learnerCount: number;
}

/** A name under which a day's credits are counted, and how many learners it represents. */
export interface CreditHolder {
  name: string;
  learnerCount: number;
}

/** All holders that a call is charged to. The one with the fewest credits left decides. */
export function getCreditHolders({ uid, email, addressGroup }: Principal, localDate: string): CreditHolder[] {
  return [
    { name: uid, learnerCount: 1 },
    ...(email === undefined
      ? []
      : [{ name: hashDayKey('email', email.toLowerCase(), localDate), learnerCount: 1 }]),
    ...(addressGroup
      ? [
          {
            learnerCount: addressGroup.learnerCount,
            name: hashDayKey('guests', addressGroup.address, localDate),
          },
        ]
      : []),
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
