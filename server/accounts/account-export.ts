import type { Transaction } from 'kysely';
import { findEmail } from '../cloud/auth/accounts.ts';
import { toPlainFields } from '../cloud/documents/plain-value.ts';
import { formatMicroseconds } from '../cloud/documents/timestamps.ts';
import type { Fields } from '../cloud/documents/values.ts';
import type { AccountRow, Tables } from '../database/tables.ts';
import { readAttempts } from '../rate-limits/attempt-counter.ts';

const formatTime = (ms: number) => new Date(ms).toISOString();
const formatOptionalTime = (ms: number | null) => (ms === null ? null : formatTime(ms));

function toExportedAccount(account: AccountRow) {
  return {
    userId: account.uid,
    email: findEmail(account) ?? null,
    isEmailConfirmed: account.email_verified === 1,
    name: account.display_name,
    picture: account.photo_url,
    hasPassword: account.password_hash !== null,
    googleAccount: account.google_subject,
    createdAt: formatTime(account.created_at),
    signUpStatement: account.sign_up_statement,
    signUpStatementAt: formatOptionalTime(account.sign_up_statement_at),
    warnedOfDeletionAt: formatOptionalTime(account.deletion_warned_at),
    lastSignInAt: formatTime(account.last_login_at),
  };
}

async function exportSignIns(db: Transaction<Tables>, uid: string) {
  const signIns = await db
    .selectFrom('refresh_tokens')
    .select(({ fn }) => ['provider', 'auth_time', fn.max('issued_at').as('renewed_at')])
    .where('uid', '=', uid)
    .groupBy(['family', 'provider', 'auth_time'])
    .orderBy('auth_time')
    .execute();
  return signIns.map(({ provider, auth_time, renewed_at }) => ({
    provider,
    signedInAt: formatTime(auth_time * 1000),
    lastUsedAt: formatTime(renewed_at),
  }));
}

async function exportDocuments(db: Transaction<Tables>, uid: string) {
  const documents = await db.selectFrom('documents').selectAll().where('uid', '=', uid).execute();
  return documents.map(({ path, fields, create_time, update_time }) => ({
    path,
    createdAt: formatMicroseconds(create_time),
    savedAt: formatMicroseconds(update_time),
    fields: toPlainFields(JSON.parse(fields) as Fields),
  }));
}

async function exportLessonCalls(db: Transaction<Tables>, uid: string) {
  const calls = await db
    .selectFrom('paid_calls')
    .select(['kind', 'local_date', 'state', 'created_at', 'response_json'])
    .where('uid', '=', uid)
    .orderBy('created_at')
    .execute();
  return calls.map(({ kind, local_date, state, created_at, response_json }) => ({
    kind,
    localDate: local_date,
    state,
    begunAt: formatTime(created_at),
    response: response_json === null ? null : JSON.parse(response_json),
  }));
}

async function exportCreditDays(db: Transaction<Tables>, uid: string) {
  const days = await db
    .selectFrom('credit_days')
    .select(['local_date', 'used', 'classes_begun', 'answers_begun'])
    .where('holder', '=', uid)
    .orderBy('local_date')
    .execute();
  return days.map(({ local_date, used, classes_begun, answers_begun }) => ({
    localDate: local_date,
    creditsUsed: used,
    classesBegun: classes_begun,
    answersBegun: answers_begun,
  }));
}

async function exportAttempts(db: Transaction<Tables>, email: string) {
  const attempts = await readAttempts(db, email);
  return attempts.map(({ subject, count, window_ends_at }) => ({
    subject,
    count,
    until: formatTime(window_ends_at),
  }));
}

/**
 * All that the server stores about an account, as JSON: for a learner or a parent who asks for it. Without
 * the hashes of password and tokens, which tell nothing about the learner.
 */
export async function exportAccount(db: Transaction<Tables>, account: AccountRow): Promise<object> {
  const { uid, email } = account;
  return {
    account: toExportedAccount(account),
    signIns: await exportSignIns(db, uid),
    documents: await exportDocuments(db, uid),
    lessonCalls: await exportLessonCalls(db, uid),
    days: await exportCreditDays(db, uid),
    attempts: await exportAttempts(db, email),
  };
}
