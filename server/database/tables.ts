/**
 * The rows of every table, as the newest migration leaves them. Times ending in `_at` are milliseconds since
 * the epoch; flags are 0 or 1, since SQLite has no booleans.
 */
export interface Tables {
  accounts: AccountRow;
  refresh_tokens: RefreshTokenRow;
  mailed_codes: MailedCodeRow;
  signing_keys: SigningKeyRow;
  attempts: AttemptsRow;
  documents: DocumentRow;
  credit_days: CreditDayRow;
  paid_calls: PaidCallRow;
}

/** One learner who can sign in to the local cloud. */
export interface AccountRow {
  uid: string;
  /** In lower case; unique. A guest's is `guest:<uid>`, which is none. */
  email: string;
  email_verified: number;
  display_name: string;
  photo_url: string;
  /** A hash with its parameters (`server/cloud/passwords.ts`); null for an account that has only Google. */
  password_hash: string | null;
  /** Google's `sub`, or `chooser:<e-mail>` from the demo's account chooser; unique. */
  google_subject: string | null;
  disabled: number;
  created_at: number;
  last_login_at: number;
  /** Tokens of sign-ins before this moment are refused: whole seconds since the epoch, as `auth_time` is. */
  valid_since: number;
}

/** A refresh token, of which only the SHA-256 is kept. Tokens of one sign-in share a family. */
export interface RefreshTokenRow {
  token_hash: string;
  family: string;
  uid: string;
  /** 0 for the token of the sign-in, and one more for each exchange since. */
  generation: number;
  /** Seconds since the epoch at which the family's sign-in happened. */
  auth_time: number;
  provider: 'password' | 'google.com' | 'anonymous';
  issued_at: number;
  /** When it was first exchanged for a successor; null before. */
  used_at: number | null;
}

/** A code that was sent in a link, of which only its name and the SHA-256 of its secret are kept. */
export interface MailedCodeRow {
  name: string;
  secret_hash: string;
  purpose: 'new-password' | 'confirm-email';
  uid: string;
  /** Where it was sent to: it is void when the account's e-mail is another one by then. */
  email: string;
  expires_at: number;
}

export interface SigningKeyRow {
  kid: string;
  /** The private key as a JWK, JSON text. */
  private_jwk: string;
  created_at: number;
}

/** Failed or counted attempts of one subject, such as an e-mail, inside a window of time. */
export interface AttemptsRow {
  subject: string;
  count: number;
  window_ends_at: number;
}

/** A document of the document store; its fields are Firestore's typed JSON, as text. */
export interface DocumentRow {
  /** Relative to the database, such as `users/abc`. */
  path: string;
  uid: string;
  fields: string;
  /** Microseconds since the epoch. */
  create_time: number;
  /** Microseconds since the epoch; grows with every write. */
  update_time: number;
}

/** What a learner was given on one local date. */
export interface CreditDayRow {
  /** A uid, or the name of an e-mail's or address's day (`server/credits/credit-holders.ts`), which the account does not take along. */
  holder: string;
  /** `YYYY-MM-DD`. */
  local_date: string;
  /** Credits spent. */
  used: number;
  /** Calls begun, those that were given up or failed too. */
  classes_begun: number;
  answers_begun: number;
}

/** A call of the lesson API under its idempotency key, so that a retry never costs twice. */
export interface PaidCallRow {
  uid: string;
  /** The other holder that is charged: the e-mail's day, or of a guest the address's; null where there is neither. */
  email_holder: string | null;
  idempotency_key: string;
  kind: string;
  local_date: string;
  state: 'running' | 'done' | 'failed';
  /** The HTTP status that was answered; null while running. */
  status: number | null;
  response_json: string | null;
  created_at: number;
  /** The process that is at work on it, or was. */
  process: string | null;
  /** Until then a running call is its process's, which goes on renewing it; after that it is nobody's. */
  leased_until: number;
}
