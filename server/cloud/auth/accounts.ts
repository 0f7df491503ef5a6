import { sql, type Transaction } from 'kysely';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import { deleteHolder } from '../../credits/credit-ledger.ts';
import type { QueryExecutor } from '../../database/database.ts';
import type { AccountRow, Tables } from '../../database/tables.ts';
import { deleteAttempts } from '../../rate-limits/attempt-counter.ts';
import { generateRandomId, type RandomBytes } from '../random-bytes.ts';
import { revokeSignIns } from './refresh-tokens.ts';

/** As long as Firebase's uids; the client accepts any. */
const UID_LENGTH = 28;

export type AccountKey = 'uid' | 'email' | 'google_subject';

/** Finds the account with this value of `key`; e-mails in lower case. */
export function findAccount(
  db: QueryExecutor,
  key: AccountKey,
  value: string,
): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where(key, '=', value).executeTakeFirst();
}

/** A guest's value in the column of the e-mail. It is not a valid e-mail, so it can't be used to sign in. */
const formatGuestEmail = (uid: string) => `guest:${uid}`;

/** Whether the account belongs to a guest, whose only credentials are a device's tokens. */
export function isGuestAccount({ uid, email }: Pick<AccountRow, 'uid' | 'email'>): boolean {
  return email === formatGuestEmail(uid);
}

/** The account's e-mail; a guest has none. */
export function findEmail(account: Pick<AccountRow, 'uid' | 'email'>): string | undefined {
  return isGuestAccount(account) ? undefined : account.email;
}

/** What a new account is given; other columns have initial values. */
export type NewAccount = Pick<AccountRow, 'email' | 'email_verified' | 'display_name' | 'photo_url'> &
  Partial<
    Pick<AccountRow, 'password_hash' | 'google_subject' | 'sign_up_statement' | 'sign_up_statement_at'>
  >;

function createRow(account: NewAccount, uid: string, now: number): AccountRow {
  return {
    password_hash: null,
    google_subject: null,
    sign_up_statement: null,
    sign_up_statement_at: null,
    ...account,
    uid,
    disabled: 0,
    created_at: now,
    last_login_at: now,
    valid_since: Math.floor(now / 1000),
    last_used_at: now,
    deletion_warned_at: null,
  };
}

/** What a new account takes from its surroundings; `clock` gives milliseconds since the epoch. */
interface AccountSources {
  clock: () => number;
  random: RandomBytes;
}

/** Adds an account with a new uid; fails when the e-mail has one already. */
export async function addAccount(
  { clock, random }: AccountSources,
  db: QueryExecutor,
  account: NewAccount,
): Promise<Result<AccountRow, 'email-exists'>> {
  const row = await db
    .insertInto('accounts')
    .values(createRow(account, generateRandomId(UID_LENGTH, random), clock()))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? ok(row) : err('email-exists');
}

/** Adds the account of a guest. */
export function addGuest({ clock, random }: AccountSources, db: QueryExecutor): Promise<AccountRow> {
  const uid = generateRandomId(UID_LENGTH, random);
  const guest = { email: formatGuestEmail(uid), email_verified: 0, display_name: '', photo_url: '' };
  return db
    .insertInto('accounts')
    .values(createRow(guest, uid, clock()))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Selects the accounts of guests. */
export function selectGuests(db: QueryExecutor) {
  return db.selectFrom('accounts').where('email', '=', sql<string>`'guest:' || uid`);
}

/** Changes an account and returns it as changed. */
export function changeAccount(
  db: QueryExecutor,
  uid: string,
  change: Partial<Omit<AccountRow, 'uid' | 'disabled' | 'created_at'>>,
): Promise<AccountRow> {
  return db
    .updateTable('accounts')
    .set(change)
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Deletes an account and the learner's data. The database deletes tokens and documents with the account
 * (foreign keys); credits and counted attempts are deleted here. The day's credits stay for some days under a
 * hash of e-mail and date.
 */
export async function deleteAccountRecords(
  db: Transaction<Tables>,
  { uid, email }: AccountRow,
): Promise<void> {
  await revokeSignIns(db, uid);
  await deleteHolder(db, uid);
  await deleteAttempts(db, email);
  await db.deleteFrom('accounts').where('uid', '=', uid).execute();
}
