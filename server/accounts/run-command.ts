import { writeFileSync } from 'node:fs';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { SignUpMode } from '../../src/api-contract/hosting.ts';
import { DAY_MS } from '../../src/domain/calendar-date.ts';
import { err, ok, type Result, unreachable } from '../../src/domain/result.ts';
import { replacePassword } from '../cloud/auth/account-changes.ts';
import { selectAccountsWithUse, toUsedAccount } from '../cloud/auth/account-use.ts';
import {
  changeAccount,
  deleteAccountRecords,
  findAccount,
  isGuestAccount,
  selectGuests,
} from '../cloud/auth/accounts.ts';
import { checkNewPassword, parseEmail } from '../cloud/auth/credentials.ts';
import { createInvitation, type InvitationLimits, revokeInvitations } from '../cloud/auth/invitations.ts';
import { deleteCodes } from '../cloud/auth/mailed-codes.ts';
import type { PasswordHasher } from '../cloud/auth/password-hasher.ts';
import type { RandomBytes } from '../cloud/random-bytes.ts';
import type { AccountRow, Tables } from '../database/tables.ts';
import { acquireLocks } from '../database/transaction-locks.ts';
import { exportAccount } from './account-export.ts';
import { formatAccount, formatAccountList, type StoredData } from './account-texts.ts';
import { recordOperatorAction } from './operator-actions.ts';
import type { AccountsCommand } from './parse-command.ts';

/** What the commands of `npm run accounts` need. */
export interface CommandContext {
  query: Kysely<Tables>;
  /** Milliseconds since the epoch. */
  clock: () => number;
  random: RandomBytes;
  passwords: Pick<PasswordHasher, 'hash'>;
  /** The operator's user on the machine, for the audit. */
  operator: string;
  /** Where learners open the app, for the links of invitations; `undefined` if it is not set. */
  publicUrl: string | undefined;
  /** Where the server's own machine opens the app. */
  localUrl: string;
  signUpMode: SignUpMode;
  /** Reads the new password from the operator. */
  readPassword: () => Promise<string>;
}

/** What the operator reads; a failure is a message, too. */
export type CommandResult = Result<string, string>;

const PASSWORD_FAILURES = {
  'missing-password': 'No password was given.',
  'weak-password': 'The password needs 6 characters at least.',
  'long-password': 'The password may have 4096 characters at most.',
} as const;

/** Finds the account of an e-mail or a user id, under the locks that the server takes to change it. */
async function lockAccount(db: Transaction<Tables>, name: string): Promise<AccountRow | undefined> {
  const email = parseEmail(name);
  if (email.ok) {
    await acquireLocks(db, `account of ${email.value}`);
    return findAccount(db, 'email', email.value);
  }
  const found = await findAccount(db, 'uid', name);
  if (!found) return undefined;
  await acquireLocks(db, isGuestAccount(found) ? `guest ${found.uid}` : `account of ${found.email}`);
  return findAccount(db, 'uid', name);
}

async function listAccounts(db: Transaction<Tables>): Promise<string> {
  const accounts = await selectAccountsWithUse(db)
    .where('email', '!=', sql<string>`'guest:' || accounts.uid`)
    .orderBy('email')
    .execute();
  const { guests } = await selectGuests(db)
    .select(({ fn }) => fn.countAll().as('guests'))
    .executeTakeFirstOrThrow();
  return formatAccountList(accounts.map(toUsedAccount), Number(guests));
}

async function readStoredData(db: Transaction<Tables>, uid: string): Promise<StoredData> {
  const { families } = await db
    .selectFrom('refresh_tokens')
    .select(({ fn }) => fn.count('family').distinct().as('families'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const { documents, characters } = await db
    .selectFrom('documents')
    .select(({ fn }) => [
      fn.countAll().as('documents'),
      sql<number | string | null>`sum(length(fields))`.as('characters'),
    ])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return { signIns: Number(families), documents: Number(documents), characters: Number(characters ?? 0) };
}

async function showAccount(db: Transaction<Tables>, { uid }: AccountRow): Promise<CommandResult> {
  const account = await selectAccountsWithUse(db).where('accounts.uid', '=', uid).executeTakeFirstOrThrow();
  return ok(formatAccount(toUsedAccount(account), await readStoredData(db, uid)));
}

async function confirmEmail(db: Transaction<Tables>, account: AccountRow): Promise<CommandResult> {
  if (isGuestAccount(account)) return err('A guest has no e-mail to confirm.');
  await deleteCodes(db, account.uid, 'confirm-email');
  await changeAccount(db, account.uid, { email_verified: 1 });
  return ok(`${account.email} is confirmed.`);
}

async function exportToFile(
  db: Transaction<Tables>,
  account: AccountRow,
  file: string,
): Promise<CommandResult> {
  const content = JSON.stringify(await exportAccount(db, account), undefined, 2);
  try {
    writeFileSync(file, `${content}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    return err(`${file}: ${error instanceof Error ? error.message : error}`);
  }
  return ok(`${file} contains everything about the account: keep it private.`);
}

/** Runs a command on one account, and records it for the server's log. */
async function runOnAccount(
  { query, clock, random, operator }: CommandContext,
  { kind, account: name }: Extract<AccountsCommand, { account: string }>,
  work: (db: Transaction<Tables>, account: AccountRow) => Promise<CommandResult>,
): Promise<CommandResult> {
  return query.transaction().execute(async (db) => {
    const account = await lockAccount(db, name);
    if (!account) return err(`There is no account ${name}.`);
    const result = await work(db, account);
    if (result.ok) {
      await recordOperatorAction(db, { at: clock(), operator, action: kind, uid: account.uid }, random);
    }
    return result;
  });
}

async function setPassword(
  context: CommandContext,
  command: Extract<AccountsCommand, { kind: 'set-password' }>,
): Promise<CommandResult> {
  // The hasher serves requests: this one has no address, and is never aborted.
  const client = { address: undefined, signal: new AbortController().signal };
  const password = checkNewPassword(await context.readPassword());
  if (!password.ok) return err(PASSWORD_FAILURES[password.failure]);
  const hash = await context.passwords.hash(password.value, client);
  if (!hash.ok) return err('The password could not be hashed. Try again.');
  return runOnAccount(context, command, async (db, account) => {
    if (isGuestAccount(account))
      return err('A guest has no password: the learner can keep their points first.');
    await replacePassword(db, account, hash.value, context.clock());
    return ok(`${account.email} has the new password, and is signed out on every device.`);
  });
}

async function invite(
  { publicUrl, localUrl, signUpMode, clock, random }: CommandContext,
  db: Transaction<Tables>,
  limits: InvitationLimits,
): Promise<string> {
  const code = await createInvitation(db, limits, clock(), random);
  const link = `${publicUrl ?? localUrl}/signup?invitation=${code}`;
  const expires = new Date(clock() + limits.days * DAY_MS).toISOString().slice(0, 10);
  return [
    link,
    `The link opens ${limits.uses === 1 ? 'one account' : `${limits.uses} accounts`}, until ${expires}.`,
    ...(publicUrl === undefined
      ? ['Note that PUBLIC_URL is not set: the link works on this machine only.']
      : []),
    ...(signUpMode === 'invited' ? [] : [`Note that SIGN_UPS is ${signUpMode}: only "invited" asks for it.`]),
  ].join('\n');
}

async function revokeAll({ clock }: CommandContext, db: Transaction<Tables>): Promise<string> {
  return `${await revokeInvitations(db, clock())} invitations are ended.`;
}

/**
 * Ends every sign-in and deletes the keys that sign tokens. A server reads the keys when it starts, and
 * creates one then if there is none; so a running server goes on with the deleted keys until it is restarted.
 */
async function signOutAll(db: Transaction<Tables>): Promise<string> {
  await db.deleteFrom('refresh_tokens').execute();
  await db.deleteFrom('mailed_codes').execute();
  await db.deleteFrom('signing_keys').execute();
  return 'Every learner is signed out. Start the servers now; restart those that are running.';
}

/** Runs a command that is not about one account, and records it for the server's log. */
function runOnAll(
  { query, clock, random, operator }: CommandContext,
  action: AccountsCommand['kind'],
  work: (db: Transaction<Tables>) => Promise<string>,
): Promise<CommandResult> {
  return query.transaction().execute(async (db) => {
    await recordOperatorAction(db, { at: clock(), operator, action, uid: null }, random);
    return ok(await work(db));
  });
}

/** Runs a command on the database, beside any servers that use it. */
export async function runCommand(context: CommandContext, command: AccountsCommand): Promise<CommandResult> {
  switch (command.kind) {
    case 'list':
      return runOnAll(context, command.kind, listAccounts);
    case 'invite':
      return runOnAll(context, command.kind, (db) => invite(context, db, command.limits));
    case 'revoke-invitations':
      return runOnAll(context, command.kind, (db) => revokeAll(context, db));
    case 'sign-out-all':
      if (!command.hasYes) {
        return err(
          'All learners will have to sign in again, and guests lose their accounts. Add --yes to do it.',
        );
      }
      return runOnAll(context, command.kind, signOutAll);
    case 'show':
      return runOnAccount(context, command, showAccount);
    case 'set-password':
      return setPassword(context, command);
    case 'confirm':
      return runOnAccount(context, command, confirmEmail);
    case 'export':
      return runOnAccount(context, command, (db, account) => exportToFile(db, account, command.file));
    case 'delete':
      return runOnAccount(context, command, async (db, account) => {
        if (!command.hasYes) return err('Deleting cannot be undone. Add --yes to delete the account.');
        await deleteAccountRecords(db, account);
        return ok(`The account ${account.uid} is deleted, with all that the server stored for it.`);
      });
    default:
      return unreachable(command);
  }
}
