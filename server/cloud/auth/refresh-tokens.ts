import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { QueryExecutor } from '../../database/database.ts';
import type { RefreshTokenRow, Tables } from '../../database/tables.ts';
import { acquireLocks } from '../../database/transaction-locks.ts';
import { generateRandomId, type RandomBytes } from '../random-bytes.ts';
import type { SignInInfo } from './sign-in-info.ts';

/**
 * Refresh tokens are exchanged for a successor at every use, and only their hashes are kept. A token that comes
 * back after its successor is in use was stolen, or its successor was: the whole sign-in is revoked. Two honest
 * cases look alike and must not sign a learner out:
 *
 * - two tabs refresh at once with the same token: within `GRACE_MS` of its first use a token, or another of its
 *   generation, still works;
 * - the answer got lost on the way: a token works again, however much later, until a successor has been used.
 */
export const REUSE_GRACE_MS = 60_000;

/** A learner's sign-ins at once, so devices; the one that was renewed longest ago ends when there is one more. */
export const MAX_FAMILIES = 50;
/** Tokens of one sign-in that are kept, however quickly they follow each other or one of them is used again. */
export const MAX_TOKENS_PER_FAMILY = 100;

const DAY_MS = 24 * 3600 * 1000;
/** A sign-in that was not used for so long has ended. */
export const SIGN_IN_IDLE_MS = 400 * DAY_MS;
/** How long spent tokens are remembered, so that their return is noticed. */
export const SPENT_TOKEN_RETENTION_MS = 30 * DAY_MS;

const TOKEN_LENGTH = 43;
const TOKEN_FORM = new RegExp(`^[A-Za-z0-9]{${TOKEN_LENGTH}}$`);

/**
 * Why a token is not exchanged. Firebase's SDK asks for a new sign-in when it has expired; what is invalid it would try
 * again for ever.
 */
export type RefreshFailure =
  /** Not a token of this server at all. */
  | 'invalid-refresh-token'
  /** Revoked, forgotten, or idle for too long. */
  | 'token-expired'
  /** Came back after its successor was in use; the sign-in is revoked now. */
  | 'reused';

/** A token's exchange: whose it is, how they signed in, and the successor. */
export interface RotatedToken extends SignInInfo {
  uid: string;
  token: string;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

async function issue(
  db: QueryExecutor,
  row: Omit<RefreshTokenRow, 'token_hash' | 'used_at'>,
  random: RandomBytes,
): Promise<string> {
  const token = generateRandomId(TOKEN_LENGTH, random);
  await db
    .insertInto('refresh_tokens')
    .values({ ...row, token_hash: hashOf(token), used_at: null })
    .execute();
  return token;
}

/** Keeps a learner's sign-ins as they are until the transaction ends. */
export function lockSignIns(db: Transaction<Tables>, uid: string): Promise<void> {
  return acquireLocks(db, `sign-ins of ${uid}`);
}

/** Begins a family of tokens for a sign-in, and forgets the learner's families that have ended. */
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
    .where('family', 'not in', (newest) =>
      newest
        .selectFrom('refresh_tokens')
        .select('family')
        .where('uid', '=', uid)
        .where('issued_at', '>', now - SIGN_IN_IDLE_MS)
        .groupBy('family')
        .orderBy((row) => row.fn.max('issued_at'), 'desc')
        .limit(MAX_FAMILIES - 1),
    )
    .execute();
  return issue(
    db,
    {
      family: generateRandomId(20, random),
      uid,
      generation: 0,
      auth_time: authTime,
      provider,
      issued_at: now,
    },
    random,
  );
}

/** Whose token it is; `undefined` for one that is unknown. */
export async function findTokenOwner(db: QueryExecutor, token: string): Promise<string | undefined> {
  if (!TOKEN_FORM.test(token)) return undefined;
  const row = await db
    .selectFrom('refresh_tokens')
    .select('uid')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row?.uid;
}

/** Forgets sign-ins that have ended, and spent tokens whose return is no longer looked for. */
export async function deleteExpiredTokens(db: QueryExecutor, now: number): Promise<void> {
  await db
    .deleteFrom('refresh_tokens')
    .where('issued_at', '<=', now - SIGN_IN_IDLE_MS)
    .execute();
  await db
    .deleteFrom('refresh_tokens')
    .where('used_at', '<', now - SPENT_TOKEN_RETENTION_MS)
    // The newest of a sign-in stays, since its answer may have been lost on the way.
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

/** When the first token of each generation was used, for the presented token's generation and the next. */
async function firstUses(db: QueryExecutor, { family, generation }: RefreshTokenRow) {
  const rows = await db
    .selectFrom('refresh_tokens')
    .select(['generation', (row) => row.fn.min('used_at').as('used_at')])
    .where('family', '=', family)
    .where('generation', '>=', generation)
    .where('used_at', 'is not', null)
    .groupBy('generation')
    .execute();
  return {
    own: rows.find((row) => row.generation === generation)?.used_at ?? null,
    hasSuccessorInUse: rows.some((row) => row.generation > generation),
  };
}

/** Whether the token may be exchanged, by the rules of `GRACE_MS`. */
async function isReuseAllowed(db: QueryExecutor, row: RefreshTokenRow, now: number): Promise<boolean> {
  const { own, hasSuccessorInUse } = await firstUses(db, row);
  if (own !== null && now - own <= REUSE_GRACE_MS) return true;
  if (hasSuccessorInUse) return false;
  // Unused itself though another of its generation was used long ago: one of the two went astray.
  return own === null || row.used_at !== null;
}

/**
 * Drops tokens before the one just presented that are older than `MEMORY_MS`; not that one itself, whose answer may
 * get lost. Leaves room for one more.
 */
async function deleteSpentTokens(
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
          row(row.fn.coalesce('used_at', 'issued_at'), '<', now - SPENT_TOKEN_RETENTION_MS),
        ]),
      ]),
    )
    .execute();
}

/**
 * Exchanges a token for its successor. The transaction has to be committed on 'reused' too, since that revokes.
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
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row || row.issued_at <= now - SIGN_IN_IDLE_MS) return err('token-expired');
  if (!(await isReuseAllowed(db, row, now))) {
    await db.deleteFrom('refresh_tokens').where('family', '=', row.family).execute();
    return err('reused');
  }
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: row.used_at ?? now })
    .where('token_hash', '=', row.token_hash)
    .execute();
  await deleteSpentTokens(db, row, now);
  const { family, uid, auth_time, provider } = row;
  const successor = await issue(
    db,
    { family, uid, generation: row.generation + 1, auth_time, provider, issued_at: now },
    random,
  );
  return ok({ uid, authTime: auth_time, provider, token: successor });
}
