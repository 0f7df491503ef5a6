import type { Kysely, Migration } from 'kysely';

/** What learners stated when they signed up, and what the deletion of unused accounts needs. */
export const statementsAndRetention: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').addColumn('sign_up_statement', 'text').execute();
    await db.schema.alterTable('accounts').addColumn('sign_up_statement_at', 'bigint').execute();
    await db.schema
      .alterTable('accounts')
      .addColumn('last_used_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('accounts').addColumn('deletion_warned_at', 'bigint').execute();
  },
};
