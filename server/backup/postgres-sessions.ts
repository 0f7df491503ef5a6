import { Kysely, PostgresDialect, sql } from 'kysely';
import { createPostgresPool, SERVER_SESSION } from '../database/postgres-pool.ts';

/**
 * How many connections servers have to a PostgreSQL database; each running one has at least one.
 *
 * @param address `postgres://user:password@host:port/name`, with the user of the servers
 * @throws an error for `findDatabaseErrorKind` when the database can't be reached
 */
export async function countServerSessions(address: string): Promise<number> {
  const pool = createPostgresPool(address, 1, 'learning-arcade-tools');
  const query = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and application_name = ${SERVER_SESSION}`.execute(query);
    return rows[0]?.count ?? 0;
  } finally {
    await query.destroy();
  }
}
