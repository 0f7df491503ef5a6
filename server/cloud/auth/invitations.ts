import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { DAY_MS } from '../../../src/domain/calendar-date.ts';
import type { QueryExecutor } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { generateRandomId, type RandomBytes } from '../random-bytes.ts';

/** Letters and digits, about 190 bits: the pattern is in `src/api-contract/sign-up-terms.ts`. */
const CODE_LENGTH = 32;
/** Ended invitations are kept for this long, so that a late visitor learns why the link does not work. */
const ENDED_RETENTION_MS = 30 * DAY_MS;

/** How long an invitation is valid, in days, and how many accounts it may open. */
export interface InvitationLimits {
  days: number;
  uses: number;
}

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

/**
 * Creates an invitation and returns its code, of which only the hash is stored.
 *
 * @param now milliseconds since the epoch
 */
export async function createInvitation(
  db: QueryExecutor,
  { days, uses }: InvitationLimits,
  now: number,
  random: RandomBytes,
): Promise<string> {
  const code = generateRandomId(CODE_LENGTH, random);
  await db
    .insertInto('invitations')
    .values({ code_hash: hashCode(code), created_at: now, expires_at: now + days * DAY_MS, uses_left: uses })
    .execute();
  return code;
}

/** Whether there is such an invitation, even if it has ended. */
export async function isInvitation(db: QueryExecutor, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('code_hash')
    .where('code_hash', '=', hashCode(code))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses an invitation for one account. Simultaneous uses can't exceed its number: the update locks the row.
 *
 * @returns whether it was still valid
 */
export async function consumeInvitation(
  db: Transaction<Tables>,
  code: string,
  now: number,
): Promise<boolean> {
  const used = await db
    .updateTable('invitations')
    .set((row) => ({ uses_left: row('uses_left', '-', 1) }))
    .where('code_hash', '=', hashCode(code))
    .where('uses_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('uses_left')
    .executeTakeFirst();
  return used !== undefined;
}

/** Ends every invitation that is still valid, and returns their number. */
export async function revokeInvitations(db: QueryExecutor, now: number): Promise<number> {
  const revoked = await db
    .updateTable('invitations')
    .set({ uses_left: 0 })
    .where('uses_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .execute();
  return revoked.length;
}

/** Deletes invitations that expired `ENDED_RETENTION_MS` ago. */
export async function deleteEndedInvitations(query: Kysely<Tables>, now: number): Promise<void> {
  await query
    .deleteFrom('invitations')
    .where('expires_at', '<=', now - ENDED_RETENTION_MS)
    .execute();
}
