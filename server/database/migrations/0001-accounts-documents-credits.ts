import type { Kysely, Migration } from 'kysely';

/** The first tables: accounts and their tokens, documents, and the credit ledger. */
export const accountsDocumentsCredits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('accounts')
      .addColumn('uid', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('email_verified', 'integer', (column) => column.notNull())
      .addColumn('display_name', 'text', (column) => column.notNull())
      .addColumn('photo_url', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('google_subject', 'text', (column) => column.unique())
      .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_login_at', 'bigint', (column) => column.notNull())
      .addColumn('valid_since', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('refresh_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('uid', 'text', (column) => column.notNull().references('accounts.uid').onDelete('cascade'))
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('auth_time', 'bigint', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('issued_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema.createIndex('refresh_tokens_family').on('refresh_tokens').column('family').execute();
    await db.schema.createIndex('refresh_tokens_uid').on('refresh_tokens').column('uid').execute();

    await db.schema
      .createTable('signing_keys')
      .addColumn('kid', 'text', (column) => column.primaryKey())
      .addColumn('private_jwk', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('attempts')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('window_ends_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('documents')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('uid', 'text', (column) => column.notNull().references('accounts.uid').onDelete('cascade'))
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('create_time', 'bigint', (column) => column.notNull())
      .addColumn('update_time', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('documents_uid').on('documents').column('uid').execute();

    await db.schema
      .createTable('credit_days')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('local_date', 'text', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('credit_days_key', ['uid', 'local_date'])
      .execute();

    await db.schema
      .createTable('paid_calls')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('local_date', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('response_json', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('paid_calls_key', ['uid', 'idempotency_key'])
      .execute();
  },
};
