import type { Kysely } from 'kysely';
import { DAY_MS } from '../../../src/domain/calendar-date.ts';
import type { QueryExecutor } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { acquireLocks } from '../../database/transaction-locks.ts';
import type { Log } from '../../log.ts';
import { type AccountMailer, createUnusedAccountMail } from './account-mailer.ts';
import { selectAccountsWithUse, toUsedAccount, type UsedAccount } from './account-use.ts';
import { changeAccount, deleteAccountRecords, isGuestAccount } from './accounts.ts';
import { lockSignIns } from './refresh-tokens.ts';

/*
 * Accounts that were not used for some months are deleted, after a mail that warns the learner.
 */

/** How long before its deletion the learner of an unused account gets a mail. */
const DELETION_NOTICE_MS = 30 * DAY_MS;
/**
 * Fewer than the mail queue holds, because it drops further mails. The other learners get theirs a day later.
 */
export const MAX_WARNINGS_A_DAY = 150;

/** What the deletion of unused accounts needs. */
export interface UnusedAccountsOptions {
  query: Kysely<Tables>;
  mailer: AccountMailer;
  /** Accounts are deleted when they were not used for so many months. */
  months: number;
  /** Milliseconds since the epoch. */
  clock: () => number;
  log: Log;
}

/** The same day so many months earlier; the last day of a shorter month. In milliseconds since the epoch. */
export function subtractMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/** What is to be done with an account. */
type Step = 'none' | 'warn' | 'withdraw-warning' | 'delete';

function decideStep(account: UsedAccount, months: number, now: number): Step {
  if (isGuestAccount(account)) return 'none';
  const { deletion_warned_at: warnedAt, used_at } = account;
  // A use after the mail starts the time again.
  if (warnedAt !== null && used_at >= warnedAt) return 'withdraw-warning';
  if (warnedAt === null) {
    return used_at <= subtractMonths(now + DELETION_NOTICE_MS, months) ? 'warn' : 'none';
  }
  const isDue = used_at <= subtractMonths(now, months) && warnedAt <= now - DELETION_NOTICE_MS;
  return isDue ? 'delete' : 'none';
}

async function findUsedAccount(db: QueryExecutor, uid: string): Promise<UsedAccount | undefined> {
  const row = await selectAccountsWithUse(db).where('accounts.uid', '=', uid).executeTakeFirst();
  return row && toUsedAccount(row);
}

/** Enqueues the mail, which is noted only when the mail server has accepted it. */
function enqueueWarning({ query, mailer, months, clock }: UnusedAccountsOptions, uid: string): void {
  mailer.queue.enqueue(
    async () => {
      // Another process may have sent it meanwhile.
      const account = await findUsedAccount(query, uid);
      if (!account || decideStep(account, months, clock()) !== 'warn') return undefined;
      const deletedFrom = clock() + DELETION_NOTICE_MS;
      return createUnusedAccountMail(account.email, deletedFrom, mailer.getAppOrigin());
    },
    async () => {
      await changeAccount(query, uid, { deletion_warned_at: clock() });
    },
  );
}

/** Deletes the account unless it was used since it was found; returns whether it did. */
function deleteUnused({ query, months, clock }: UnusedAccountsOptions, found: UsedAccount): Promise<boolean> {
  return query.transaction().execute(async (db) => {
    await acquireLocks(db, `account of ${found.email}`);
    await lockSignIns(db, found.uid);
    const account = await findUsedAccount(db, found.uid);
    if (!account || decideStep(account, months, clock()) !== 'delete') return false;
    await deleteAccountRecords(db, account);
    return true;
  });
}

/**
 * Deletes accounts that were not used for `months`, and `DELETION_NOTICE_MS` before sends their learners a
 * mail; no account is deleted without one. To be called daily, after `storeLastUse`.
 */
export async function deleteUnusedAccounts(options: UnusedAccountsOptions): Promise<void> {
  const { query, months, clock, log } = options;
  const rows = await selectAccountsWithUse(query).execute();
  const steps = rows.map(toUsedAccount).map((account) => ({
    account,
    step: decideStep(account, months, clock()),
  }));
  const select = (wanted: Step) => steps.filter(({ step }) => step === wanted).map(({ account }) => account);

  for (const { uid } of select('withdraw-warning')) {
    await changeAccount(query, uid, { deletion_warned_at: null });
  }
  let deleted = 0;
  for (const account of select('delete')) {
    if (await deleteUnused(options, account)) deleted += 1;
  }
  if (deleted > 0) log(`Deleted ${deleted} accounts that were not used for ${months} months.`);
  for (const { uid } of select('warn').slice(0, MAX_WARNINGS_A_DAY)) enqueueWarning(options, uid);
}
