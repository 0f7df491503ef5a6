import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Counts credits by holder instead of account (an account, an e-mail or a group of guests: see
 * `credits/credit-holders.ts`), counts calls that were begun besides credits that were used, and adds indexes
 * by age for deleting old rows.
 */
export const shares: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('credit_days').renameColumn('uid', 'holder').execute();
    for (const column of ['classes_begun', 'answers_begun']) {
      await db.schema
        .alterTable('credit_days')
        .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
        .execute();
    }
    // Every paid call was begun.
    await sql`update credit_days set classes_begun = used`.execute(db);

    await db.schema.alterTable('paid_calls').addColumn('email_holder', 'text').execute();
    await db.schema.createIndex('paid_calls_created_at').on('paid_calls').column('created_at').execute();

    await db.schema.createIndex('attempts_window_ends_at').on('attempts').column('window_ends_at').execute();
    await db.schema
      .createIndex('refresh_tokens_issued_at')
      .on('refresh_tokens')
      .column('issued_at')
      .execute();
    await db.schema.createIndex('refresh_tokens_used_at').on('refresh_tokens').column('used_at').execute();
  },
};
