import type { Kysely, Migration } from 'kysely';

/** Leases of running calls: the process, and until when. */
export const leases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('paid_calls').addColumn('process', 'text').execute();
    await db.schema
      .alterTable('paid_calls')
      .addColumn('leased_until', 'bigint', (definition) => definition.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('paid_calls_state')
      .on('paid_calls')
      .columns(['state', 'leased_until'])
      .execute();
  },
};
