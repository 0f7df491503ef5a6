import type { SignUpStatement } from '../../src/api-contract/sign-up-terms.ts';
import type { UsedAccount } from '../cloud/auth/account-use.ts';
import { findEmail } from '../cloud/auth/accounts.ts';
import type { AccountRow } from '../database/tables.ts';

/* The texts about accounts that the accounts command prints for an operator. Dates are in UTC. */

/** What the server stores for an account besides its row. */
export interface StoredData {
  /** Devices that are signed in. */
  signIns: number;
  documents: number;
  /** Of all documents, in characters of JSON, most of which are one byte. */
  characters: number;
}

const formatDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function formatMethods({ password_hash, google_subject }: AccountRow): string {
  const methods = [...(password_hash === null ? [] : ['password']), ...(google_subject ? ['Google'] : [])];
  return methods.join(' and ') || 'none';
}

const STATEMENTS: Readonly<Record<SignUpStatement, string>> = {
  'of-age': 'old enough',
  'parent-agrees': 'a parent agrees',
};

function formatStatement({ sign_up_statement: statement, sign_up_statement_at: at }: AccountRow): string {
  return statement === null || at === null ? 'nothing' : `${STATEMENTS[statement]}, on ${formatDay(at)}`;
}

/** Control characters could change the operator's terminal. A validated e-mail has none. */
function removeControls(text: string): string {
  return text.replace(/\p{C}/gu, '');
}

function padColumns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** A line for each account with an e-mail, below a heading. */
export function formatAccountList(accounts: readonly UsedAccount[], guests: number): string {
  const rows = accounts.map((account) => [
    account.email,
    account.email_verified === 1 ? 'yes' : 'no',
    formatMethods(account),
    formatDay(account.created_at),
    formatDay(account.used_at),
    account.uid,
  ]);
  return [
    ...padColumns([['e-mail', 'confirmed', 'signs in with', 'created', 'last used', 'user id'], ...rows]),
    `${accounts.length} accounts with an e-mail, and ${guests} guests.`,
  ].join('\n');
}

/** The lines about one account. */
export function formatAccount(account: UsedAccount, { signIns, documents, characters }: StoredData): string {
  return padColumns([
    ['user id', account.uid],
    ['e-mail', findEmail(account) ?? 'none: a guest'],
    ['confirmed', account.email_verified === 1 ? 'yes' : 'no'],
    ['name', removeControls(account.display_name)],
    ['signs in with', formatMethods(account)],
    ['created', formatDay(account.created_at)],
    ['last used', formatDay(account.used_at)],
    ['stated at sign-up', formatStatement(account)],
    ['devices', String(signIns)],
    ['documents', `${documents}, of ${Math.ceil(characters / 1024)} KiB`],
  ]).join('\n');
}
