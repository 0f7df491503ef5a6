import { createHash, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { QueryExecutor } from '../../database/database.ts';
import type { AccountRow, MailedCodeRow, Tables } from '../../database/tables.ts';
import { generateRandomId } from '../random-bytes.ts';
import type { AuthContext } from './auth-context.ts';

/*
 * Codes in the links of mails: a visitor with the code proves that they read mails to its address.
 */

/** How long a link is valid. */
export const CODE_LIFETIME_MS = 3_600_000;
/** Expired codes are kept for this long, so that a late visitor learns why the link does not work. */
const EXPIRED_CODE_RETENTION_MS = 24 * 3_600_000;

/** A code is the name of its row and a secret, whose hash the row has. */
const NAME_LENGTH = 16;
const SECRET_LENGTH = 43;
const CODE_FORM = new RegExp(`^([A-Za-z0-9]{${NAME_LENGTH}})([A-Za-z0-9]{${SECRET_LENGTH}})$`);

export type CodePurpose = MailedCodeRow['purpose'];
export type CodeFailure = 'invalid-code' | 'expired-code';

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * Creates a code for the account's e-mail: a name by which it is found, and a secret that is compared in
 * constant time.
 */
export async function issueCode(
  { query, clock, random }: AuthContext,
  { uid, email }: Pick<AccountRow, 'uid' | 'email'>,
  purpose: CodePurpose,
): Promise<string> {
  const name = generateRandomId(NAME_LENGTH, random);
  const secret = generateRandomId(SECRET_LENGTH, random);
  await query
    .insertInto('mailed_codes')
    .values({
      name,
      secret_hash: hashSecret(secret).toString('base64'),
      purpose,
      uid,
      email,
      expires_at: clock() + CODE_LIFETIME_MS,
    })
    .execute();
  return `${name}${secret}`;
}

/** Finds a valid code, without consuming it. */
export async function findCode(
  db: QueryExecutor,
  code: string,
  now: number,
): Promise<Result<MailedCodeRow, CodeFailure>> {
  const [, name, secret] = CODE_FORM.exec(code) ?? [];
  if (name === undefined || secret === undefined) return err('invalid-code');
  const row = await db.selectFrom('mailed_codes').selectAll().where('name', '=', name).executeTakeFirst();
  if (!row || !timingSafeEqual(hashSecret(secret), Buffer.from(row.secret_hash, 'base64'))) {
    return err('invalid-code');
  }
  return now < row.expires_at ? ok(row) : err('expired-code');
}

/** Deletes every code of a learner for a purpose: using one of several links invalidates the others. */
export async function deleteCodes(db: Transaction<Tables>, uid: string, purpose: CodePurpose): Promise<void> {
  await db.deleteFrom('mailed_codes').where('uid', '=', uid).where('purpose', '=', purpose).execute();
}

/** Deletes codes that expired `EXPIRED_CODE_RETENTION_MS` ago. */
export async function deleteExpiredCodes(db: QueryExecutor, now: number): Promise<void> {
  await db
    .deleteFrom('mailed_codes')
    .where('expires_at', '<=', now - EXPIRED_CODE_RETENTION_MS)
    .execute();
}
