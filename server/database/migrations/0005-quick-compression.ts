import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely';

/**
 * Documents and answers are texts that PostgreSQL compresses. With LZ4 a save takes it a fifth of the processor time, and
 * writes less to its log. A server that was built without LZ4 keeps its own way; SQLite compresses nothing.
 */
export const quickCompression: Migration = {
  async up(db: Kysely<unknown>) {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    const { rows } = await sql`
      select 1 from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)`.execute(
      db,
    );
    if (rows.length === 0) return;
    await sql`alter table documents alter column fields set compression lz4`.execute(db);
    await sql`alter table paid_calls alter column response_json set compression lz4`.execute(db);
  },
};
