import type { Kysely, Migration } from 'kysely';

/** What the accounts command did, until a server has logged it. */
export const operatorActions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('operator_actions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('operator', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('uid', 'text')
      .execute();
  },
};
