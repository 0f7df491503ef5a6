import type { Kysely, Migration } from 'kysely';

/** Says which process is at work on a call, and until when it is believed to be. */
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
