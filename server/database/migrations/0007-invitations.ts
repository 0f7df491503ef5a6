import type { Kysely, Migration } from 'kysely';

/** Invitation links for new accounts. */
export const invitations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('invitations')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('uses_left', 'integer', (column) => column.notNull())
      .execute();
  },
};
