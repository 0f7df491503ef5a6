import type { SignUpStatement } from '../../src/api-contract/sign-up-terms.ts';

/**
 * The rows of every table after the newest migration. Times ending in `_at` are milliseconds since the epoch;
 * flags are 0 or 1, since SQLite has no booleans.
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
  operator_actions: OperatorActionRow;
  invitations: InvitationRow;
}

/** One learner who can sign in to the local cloud. */
export interface AccountRow {
  uid: string;
  /** In lower case; unique. A guest has `guest:<uid>`, which is not a valid e-mail. */
  email: string;
  email_verified: number;
  display_name: string;
  photo_url: string;
  /**
   * A hash with its parameters (`server/cloud/auth/password-hasher.ts`); null for an account that has only
   * Google.
   */
  password_hash: string | null;
  /** Google's `sub`, or `chooser:<e-mail>` from the demo's account chooser; unique. */
  google_subject: string | null;
  disabled: number;
  created_at: number;
  last_login_at: number;
  /** Tokens of earlier sign-ins are rejected. Whole seconds since the epoch, like `auth_time`. */
  valid_since: number;
  /** What the learner stated about their age at sign-up, and when; null where it was not asked for. */
  sign_up_statement: SignUpStatement | null;
  sign_up_statement_at: number | null;
  /** The last use that the tokens showed when it was stored last; 0 before. */
  last_used_at: number;
  /** When a mail said that the unused account will be deleted; null if none did, or it was used since. */
  deletion_warned_at: number | null;
}

/** A refresh token, stored as its SHA-256. Tokens of one sign-in share a family. */
export interface RefreshTokenRow {
  token_hash: string;
  family: string;
  uid: string;
  /** 0 for the token of the sign-in, incremented with each exchange. */
  generation: number;
  /** The time of the family's sign-in, in seconds since the epoch. */
  auth_time: number;
  provider: 'password' | 'google.com' | 'anonymous';
  issued_at: number;
  /** When it was first exchanged for a successor; null if unused. */
  used_at: number | null;
}

/** A code that was mailed in a link, stored as its name and the SHA-256 of its secret. */
export interface MailedCodeRow {
  name: string;
  secret_hash: string;
  purpose: 'new-password' | 'confirm-email';
  uid: string;
  /** Where it was sent; the code is void if the account's e-mail has changed. */
  email: string;
  expires_at: number;
}

export interface SigningKeyRow {
  kid: string;
  /** The private key as a JWK, JSON text. */
  private_jwk: string;
  created_at: number;
}

/** The attempts of one subject, such as an e-mail, in a time window; see `server/rate-limits/quotas.ts`. */
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
  /** Microseconds since the epoch; increases with every write. */
  update_time: number;
}

/** What a holder has used on one local date. */
export interface CreditDayRow {
  /**
   * A uid, or the hash of an e-mail or IP address and a date (`credit-holders.ts`), which outlives the
   * account.
   */
  holder: string;
  /** `YYYY-MM-DD`. */
  local_date: string;
  /** Credits spent. */
  used: number;
  /** Calls begun, including those that were aborted or failed. */
  classes_begun: number;
  answers_begun: number;
}

/** A call of the lesson API under its idempotency key, so that a retry never costs twice. */
export interface PaidCallRow {
  uid: string;
  /** The other charged holders, separated by spaces: the days of the e-mail and the address; null if none. */
  email_holder: string | null;
  idempotency_key: string;
  kind: string;
  local_date: string;
  state: 'running' | 'done' | 'failed';
  /** The HTTP status of the response; null while running. */
  status: number | null;
  response_json: string | null;
  created_at: number;
  /** The process that began the call. */
  process: string | null;
  /** Until then the process has the lease of a running call, and renews it. */
  leased_until: number;
}

/** What an operator did with the accounts command; deleted when a server has logged it. */
export interface OperatorActionRow {
  id: string;
  at: number;
  /** The name of the operator's user on the machine. */
  operator: string;
  action: string;
  /** The account; null for an action on no single one. */
  uid: string | null;
}

/** An invitation link for new accounts, stored as the SHA-256 of its code. */
export interface InvitationRow {
  code_hash: string;
  created_at: number;
  expires_at: number;
  /** The accounts that it may still open. */
  uses_left: number;
}
