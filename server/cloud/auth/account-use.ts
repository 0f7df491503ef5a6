import type { Kysely } from 'kysely';
import type { QueryExecutor } from '../../database/database.ts';
import type { AccountRow, Tables } from '../../database/tables.ts';

/** An account with the time of its last use, in milliseconds since the epoch. */
export interface UsedAccount extends AccountRow {
  used_at: number;
}

/**
 * Selects accounts with the time of their newest token, which shows the last use: the app renews one each
 * hour.
 */
export function selectAccountsWithUse(db: QueryExecutor) {
  return db
    .selectFrom('accounts')
    .leftJoin('refresh_tokens', 'refresh_tokens.uid', 'accounts.uid')
    .selectAll('accounts')
    .select(({ fn }) => fn.max('refresh_tokens.issued_at').as('renewed_at'))
    .groupBy('accounts.uid');
}

/** Converts a row of `selectAccountsWithUse`. */
export function toUsedAccount({
  renewed_at,
  ...account
}: AccountRow & { renewed_at: number | null }): UsedAccount {
  return {
    ...account,
    used_at: Math.max(account.last_login_at, account.last_used_at, renewed_at ?? 0),
  };
}

/** Stores the last use of every account; to be called before its tokens are deleted. */
export async function storeLastUse(query: Kysely<Tables>): Promise<void> {
  await query
    .updateTable('accounts')
    .set(({ selectFrom, fn, ref }) => ({
      last_used_at: fn.coalesce(
        selectFrom('refresh_tokens')
          .select((row) => row.fn.max('issued_at').as('newest'))
          .whereRef('refresh_tokens.uid', '=', 'accounts.uid'),
        ref('accounts.last_used_at'),
      ),
    }))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens')
          .select('refresh_tokens.uid')
          .whereRef('refresh_tokens.uid', '=', 'accounts.uid')
          .whereRef('refresh_tokens.issued_at', '>', 'accounts.last_used_at'),
      ),
    )
    .execute();
}
