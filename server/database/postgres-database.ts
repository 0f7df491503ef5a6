import { Kysely, PostgresDialect, sql } from 'kysely';
import type { ArcadeDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

/**
 * Opens a database on a PostgreSQL server, and brings its tables to the newest version. Several processes may do so at
 * once: the first of them does the work, the others wait.
 *
 * @param address `postgres://user:password@host:port/name`
 * @param connections how many this process opens at most
 * @throws when the server can't be reached or used, or the tables can't be migrated: `findDatabaseErrorKind` tells why
 */
export async function openPostgres(address: string, connections: number): Promise<ArcadeDatabase> {
  const dialect = new PostgresDialect({ pool: createPostgresPool(address, connections) });
  const query = new Kysely<Tables>({ dialect });
  try {
    await migrateToLatest(query);
  } catch (error) {
    await query.destroy();
    throw error;
  }
  return {
    query,
    // The others stay free for what asks for no turn, such as whether a token's account still stands.
    concurrency: Math.max(1, Math.floor(connections / 2)),
    async checkWritable() {
      // A message in the log that nobody reads: its commit needs of the disk what every commit needs.
      await sql`select pg_logical_emit_message(true, 'learning-arcade', '')`.execute(query);
    },
    close: () => query.destroy(),
  };
}
