import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { DAY_MS } from '../../../src/domain/calendar-date.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { QueryExecutor } from '../../database/database.ts';
import type { RefreshTokenRow, Tables } from '../../database/tables.ts';
import { acquireLocks } from '../../database/transaction-locks.ts';
import { generateRandomId, type RandomBytes } from '../random-bytes.ts';
import type { SignInInfo } from './sign-in-info.ts';

/*
 * Refresh tokens keep a device signed in: it exchanges one for an ID token of an hour and for the next
 * refresh token. Only their hashes are stored. A family is the tokens of one sign-in; a token's generation
 * counts the exchanges (rotations) before it. A token that is reused after its successor was used is a sign
 * of theft and revokes the whole sign-in (RFC 9700, section 4.14.2). Two honest cases look alike:
 *
 * - two tabs refresh with the same token: within `REUSE_GRACE_MS` of its first use, a token of its generation
 *   still works;
 * - the response got lost: a token works again, at any later time, until a successor has been used.
 */

/** How long after the first use of a token another use of its generation is accepted. */
export const REUSE_GRACE_MS = 60_000;

/** Sign-ins of one learner, about one for each device. One more ends the least recently renewed. */
export const MAX_FAMILIES = 50;
/** Stored tokens of one sign-in, however fast they are rotated. */
export const MAX_TOKENS_PER_FAMILY = 100;

/** A sign-in ends when it is unused for this long. */
export const SIGN_IN_IDLE_MS = 400 * DAY_MS;
/** How long used tokens are stored, so that their reuse is detected. */
export const USED_TOKEN_RETENTION_MS = 30 * DAY_MS;

/** Letters and digits: about 256 bits of randomness. */
const TOKEN_LENGTH = 43;
const FAMILY_ID_LENGTH = 20;
const TOKEN_FORM = new RegExp(`^[A-Za-z0-9]{${TOKEN_LENGTH}}$`);

/**
 * Why a token is not exchanged. Firebase's SDK demands a new sign-in for an expired token, but retries an
 * invalid one without end.
 */
export type RefreshFailure =
  /** Not a token of this server at all. */
  | 'invalid-refresh-token'
  /** Revoked, deleted, or idle for too long. */
  | 'token-expired'
  /** Used again after its successor was used; the sign-in is now revoked. */
  | 'reused';

/** The successor of a token, with its learner and sign-in. */
export interface RotatedToken extends SignInInfo {
  uid: string;
  token: string;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

async function issueToken(
  db: QueryExecutor,
  row: Omit<RefreshTokenRow, 'token_hash' | 'used_at'>,
  random: RandomBytes,
): Promise<string> {
  const token = generateRandomId(TOKEN_LENGTH, random);
  await db
    .insertInto('refresh_tokens')
    .values({ ...row, token_hash: hashToken(token), used_at: null })
    .execute();
  return token;
}

/** Locks a learner's sign-ins until the transaction ends. */
export function lockSignIns(db: Transaction<Tables>, uid: string): Promise<void> {
  return acquireLocks(db, `sign-ins of ${uid}`);
}

/** Creates a family of tokens for a sign-in, and deletes the learner's families that have ended. */
export async function createTokenFamily(
  db: Transaction<Tables>,
  uid: string,
  { authTime, provider }: SignInInfo,
  now: number,
  random: RandomBytes,
): Promise<string> {
  await lockSignIns(db, uid);
  await db
    .deleteFrom('refresh_tokens')
    .where('uid', '=', uid)
    .where('family', 'not in', (query) =>
      query
        .selectFrom('refresh_tokens')
        .select('family')
        .where('uid', '=', uid)
        .where('issued_at', '>', now - SIGN_IN_IDLE_MS)
        .groupBy('family')
        .orderBy((row) => row.fn.max('issued_at'), 'desc')
        .limit(MAX_FAMILIES - 1),
    )
    .execute();
  return issueToken(
    db,
    {
      family: generateRandomId(FAMILY_ID_LENGTH, random),
      uid,
      generation: 0,
      auth_time: authTime,
      provider,
      issued_at: now,
    },
    random,
  );
}

/** The uid of a token's learner; `undefined` for an unknown token. */
export async function findTokenOwner(db: QueryExecutor, token: string): Promise<string | undefined> {
  if (!TOKEN_FORM.test(token)) return undefined;
  const row = await db
    .selectFrom('refresh_tokens')
    .select('uid')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row?.uid;
}

/** Deletes sign-ins that have ended, and used tokens past their retention. */
export async function deleteExpiredTokens(db: QueryExecutor, now: number): Promise<void> {
  await db
    .deleteFrom('refresh_tokens')
    .where('issued_at', '<=', now - SIGN_IN_IDLE_MS)
    .execute();
  await db
    .deleteFrom('refresh_tokens')
    .where('used_at', '<', now - USED_TOKEN_RETENTION_MS)
    // The newest of a sign-in stays, since its response may have been lost.
    .where((row) =>
      row.exists(
        row
          .selectFrom('refresh_tokens as later')
          .select('later.generation')
          .whereRef('later.family', '=', 'refresh_tokens.family')
          .whereRef('later.generation', '>', 'refresh_tokens.generation'),
      ),
    )
    .execute();
}

/** Ends every sign-in of a learner. */
export async function revokeSignIns(db: Transaction<Tables>, uid: string): Promise<void> {
  await lockSignIns(db, uid);
  await db.deleteFrom('refresh_tokens').where('uid', '=', uid).execute();
}

/** The first use of the token's generation, and whether a later generation was used. */
async function findFirstUses(db: QueryExecutor, { family, generation }: RefreshTokenRow) {
  const rows = await db
    .selectFrom('refresh_tokens')
    .select(['generation', (row) => row.fn.min('used_at').as('used_at')])
    .where('family', '=', family)
    .where('generation', '>=', generation)
    .where('used_at', 'is not', null)
    .groupBy('generation')
    .execute();
  return {
    firstUse: rows.find((row) => row.generation === generation)?.used_at ?? null,
    hasUsedSuccessor: rows.some((row) => row.generation > generation),
  };
}

/** Whether the token may be exchanged, by the rules at the top of this file. */
async function isExchangeAllowed(db: QueryExecutor, row: RefreshTokenRow, now: number): Promise<boolean> {
  const { firstUse, hasUsedSuccessor } = await findFirstUses(db, row);
  if (firstUse !== null && now - firstUse <= REUSE_GRACE_MS) return true;
  if (hasUsedSuccessor) return false;
  // An unused token is rejected when another of its generation was used long ago: one of them was copied.
  return firstUse === null || row.used_at !== null;
}

/**
 * Deletes tokens of earlier generations past their retention, and leaves room for one more. The presented
 * token stays, since its response may get lost.
 */
async function deleteUsedTokens(
  db: QueryExecutor,
  { family, generation }: RefreshTokenRow,
  now: number,
): Promise<void> {
  const newest = db
    .selectFrom('refresh_tokens')
    .select('token_hash')
    .where('family', '=', family)
    .orderBy('generation', 'desc')
    .orderBy('issued_at', 'desc')
    .limit(MAX_TOKENS_PER_FAMILY - 1);
  await db
    .deleteFrom('refresh_tokens')
    .where('family', '=', family)
    .where((row) =>
      row.or([
        row('token_hash', 'not in', newest),
        row.and([
          row('generation', '<', generation),
          row(row.fn.coalesce('used_at', 'issued_at'), '<', now - USED_TOKEN_RETENTION_MS),
        ]),
      ]),
    )
    .execute();
}

/**
 * Exchanges a token for its successor. The transaction must be committed on 'reused' too, since that revokes.
 *
 * @param now milliseconds since the epoch
 */
export async function rotateRefreshToken(
  db: Transaction<Tables>,
  token: string,
  now: number,
  random: RandomBytes,
): Promise<Result<RotatedToken, RefreshFailure>> {
  if (!TOKEN_FORM.test(token)) return err('invalid-refresh-token');
  const owner = await findTokenOwner(db, token);
  if (owner === undefined) return err('token-expired');
  await lockSignIns(db, owner);
  const row = await db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row || row.issued_at <= now - SIGN_IN_IDLE_MS) return err('token-expired');
  if (!(await isExchangeAllowed(db, row, now))) {
    await db.deleteFrom('refresh_tokens').where('family', '=', row.family).execute();
    return err('reused');
  }
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: row.used_at ?? now })
    .where('token_hash', '=', row.token_hash)
    .execute();
  await deleteUsedTokens(db, row, now);
  const { family, uid, auth_time, provider } = row;
  const successor = await issueToken(
    db,
    { family, uid, generation: row.generation + 1, auth_time, provider, issued_at: now },
    random,
  );
  return ok({ uid, authTime: auth_time, provider, token: successor });
}
