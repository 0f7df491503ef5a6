import type { Kysely, Migration } from 'kysely';

/** The codes of mailed links, for a new password and to confirm an e-mail. */
export const mailedCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mailed_codes')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('secret_hash', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('uid', 'text', (column) => column.notNull().references('accounts.uid').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('mailed_codes_uid').on('mailed_codes').column('uid').execute();
    await db.schema.createIndex('mailed_codes_expires_at').on('mailed_codes').column('expires_at').execute();
  },
};
