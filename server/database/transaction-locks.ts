import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Lets transactions that decide by what they read take turns: until this one ends, no other goes on that holds one of
 * the same names, in this process or another. To be called before anything is read, with the names in one order
 * everywhere: uids before e-mails. Transactions of SQLite are one at a time by themselves.
 */
export async function acquireLocks(db: Transaction<Tables>, ...names: readonly string[]): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name`.execute(
    db,
  );
}
