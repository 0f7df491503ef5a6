import { join } from 'node:path';
import { Kysely, Migrator } from 'kysely';
import { expect, test } from 'vitest';
import { createCreditLedger } from '../../../server/credits/credit-ledger.ts';
import { accountsDocumentsCredits } from '../../../server/database/migrations/0001-accounts-documents-credits.ts';
import { openSqlite } from '../../../server/database/sqlite-database.ts';
import { createSqliteDialect } from '../../../server/database/sqlite-dialect.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** A database of the first version, with two classes of a learner, one of them unfinished. */
async function writeFirstVersion(location: string): Promise<void> {
  const db = new Kysely<Record<'credit_days' | 'paid_calls', Record<string, string | number>>>({
    dialect: createSqliteDialect(location),
  });
  const migrations = { '0001-accounts-documents-credits': accountsDocumentsCredits };
  await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  await db.insertInto('credit_days').values({ uid: 'ana', local_date: '2025-03-01', used: 2 }).execute();
  await db
    .insertInto('paid_calls')
    .values({
      uid: 'ana',
      idempotency_key: 'lost',
      kind: 'generate-class',
      local_date: '2025-03-01',
      state: 'running',
      created_at: 100,
    })
    .execute();
  await db.destroy();
}

test('credits of an older database stay spent, and its unfinished calls are refunded', async () => {
  const location = join(temporaryFolder(), 'arcade.sqlite');
  await writeFirstVersion(location);
  const database = await openSqlite(location);
  const ledger = createCreditLedger(database, 'here');
  const ana = { uid: 'ana', email: 'ana@example.org' };
  expect(await ledger.readRemaining(ana, '2025-03-01')).toBe(3);
  expect(await ledger.refundLapsed(200)).toBe(1);
  expect(await ledger.readRemaining(ana, '2025-03-01')).toBe(4);
  const days = await database.query.selectFrom('credit_days').select('classes_begun').execute();
  expect(days).toEqual([{ classes_begun: 2 }]);
  await database.close();
});
