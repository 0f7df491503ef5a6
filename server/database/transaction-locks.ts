import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Takes advisory locks until the transaction ends, for transactions that decide by what they read. Call it
 * before the first read, with names in one order everywhere: uids before e-mails. SQLite runs one transaction
 * at a time anyway.
 *
 * Not isolation level serializable, which needs retries, nor row locks, which can't lock a row that does not
 * exist yet.
 */
export async function acquireLocks(db: Transaction<Tables>, ...names: readonly string[]): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name`.execute(
    db,
  );
}
