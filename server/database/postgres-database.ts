import { Kysely, PostgresDialect, sql } from 'kysely';
import type { ArcadeDatabase } from './database.ts';
import { assertMigrated, migrateToLatest } from './migrate.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

/**
 * Opens a database on a PostgreSQL server and migrates its tables. Of several processes, one migrates and the
 * others wait.
 *
 * @param address `postgres://user:password@host:port/name`
 * @param connections the maximum of this process
 * @throws an error for `findDatabaseErrorKind` when the server can't be used or the tables can't be migrated
 */
export function openPostgres(address: string, connections: number): Promise<ArcadeDatabase> {
  return openAfter(migrateToLatest, address, connections);
}

/**
 * Opens a database that servers may be using, without migrating it.
 *
 * @throws an error for `findDatabaseErrorKind`, also when another version has written it
 */
export function openExistingPostgres(address: string, connections: number): Promise<ArcadeDatabase> {
  return openAfter(assertMigrated, address, connections);
}

async function openAfter(
  prepare: (query: Kysely<Tables>) => Promise<void>,
  address: string,
  connections: number,
): Promise<ArcadeDatabase> {
  const dialect = new PostgresDialect({ pool: createPostgresPool(address, connections) });
  const query = new Kysely<Tables>({ dialect });
  try {
    await prepare(query);
  } catch (error) {
    await query.destroy();
    throw error;
  }
  return {
    query,
    // The other connections stay free for queries outside of the queue, such as verifying a token's account.
    concurrency: Math.max(1, Math.floor(connections / 2)),
    async checkWritable() {
      // Commits a message to the write-ahead log that has no reader, so it tests the disk without changing
      // data.
      await sql`select pg_logical_emit_message(true, 'learning-arcade', '')`.execute(query);
    },
    close: () => query.destroy(),
  };
}
