import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { moveDatabase } from '../../../server/backup/move-database.ts';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { openPostgres } from '../../../server/database/postgres-database.ts';
import { openSqlite } from '../../../server/database/sqlite-database.ts';
import type { AccountRow, Tables } from '../../../server/database/tables.ts';
import { closeWithTest } from '../../close-with-test.ts';
import { openTestCloud, refreshIdToken, signUpTestLearner } from '../cloud/test-cloud.ts';
import { createPostgresDatabase } from '../database/test-database.ts';

async function openBoth(): Promise<{ sqlite: ArcadeDatabase; postgres: ArcadeDatabase }> {
  const sqlite = await openSqlite(':memory:');
  const postgres = await openPostgres(await createPostgresDatabase(), 4);
  closeWithTest(async () => {
    await sqlite.close();
    await postgres.close();
  });
  return { sqlite, postgres };
}

const TABLES: readonly (keyof Tables)[] = [
  'accounts',
  'refresh_tokens',
  'mailed_codes',
  'signing_keys',
  'attempts',
  'documents',
  'credit_days',
  'paid_calls',
  'operator_actions',
  'invitations',
];

/** All rows by table, sorted, each as JSON with its columns in order. */
async function dumpTables({ query }: ArcadeDatabase): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const table of TABLES) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(query);
    contents[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return contents;
}

// PostgreSQL stores no NUL, which the server's JSON escapes.
const text = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((value) => value.replaceAll('\0', '').toWellFormed());
const time = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

function createAccount(uid: string, name: string, createdAt: number): AccountRow {
  return {
    uid,
    email: `${uid}@school.example`,
    email_verified: 1,
    display_name: name,
    photo_url: '',
    password_hash: null,
    google_subject: null,
    disabled: 0,
    created_at: createdAt,
    last_login_at: createdAt,
    valid_since: 0,
    sign_up_statement: null,
    sign_up_statement_at: null,
    last_used_at: createdAt,
    deletion_warned_at: null,
  };
}

test('rows of any texts and times are the same after a move to PostgreSQL and back', async () => {
  const { sqlite, postgres } = await openBoth();
  const back = await openSqlite(':memory:');
  closeWithTest(back.close);
  const rows = fc.sample(fc.record({ uid: fc.uuid(), text, time }), { numRuns: 1_203, seed: 7 });
  await sqlite.query.transaction().execute(async (db) => {
    for (const { uid, text, time } of rows) {
      await db
        .insertInto('accounts')
        .values(createAccount(uid, text, time))
        .execute();
      const fields = JSON.stringify({ note: text.repeat(20) });
      const stamps = { create_time: time, update_time: time };
      await db
        .insertInto('documents')
        .values({ path: `users/${text}${uid}`, uid, fields, ...stamps })
        .execute();
      const used = { used: 1, classes_begun: 2, answers_begun: 0 };
      await db
        .insertInto('credit_days')
        .values({ holder: text, local_date: uid, ...used })
        .execute();
    }
  });
  const before = await dumpTables(sqlite);
  const there = await moveDatabase(sqlite, postgres);
  const returned = await moveDatabase(postgres, back);
  expect(await dumpTables(postgres)).toEqual(before);
  expect(await dumpTables(back)).toEqual(before);
  expect(returned).toEqual(there);
  expect(there).toMatchObject({ ok: true, value: expect.arrayContaining([]) });
  if (there.ok) {
    expect(there.value.map(({ table }) => table).sort()).toEqual([...TABLES].sort());
    expect(there.value.find(({ table }) => table === 'documents')?.rows).toBe(rows.length);
  }
});

test('learners stay signed in and keep their documents when a school moves to PostgreSQL', async () => {
  const { sqlite, postgres } = await openBoth();
  const { refreshToken } = await signUpTestLearner(await openTestCloud({ database: sqlite }));
  await moveDatabase(sqlite, postgres);
  expect((await refreshIdToken(await openTestCloud({ database: postgres }), refreshToken)).status).toBe(200);
});

test('a target that has rows is refused and stays as it is', async () => {
  const { sqlite, postgres } = await openBoth();
  await postgres.query
    .insertInto('accounts')
    .values(createAccount('ana', 'Ana', 1))
    .execute();
  const before = await dumpTables(postgres);
  await sqlite.query
    .insertInto('accounts')
    .values(createAccount('ben', 'Ben', 1))
    .execute();
  expect(await moveDatabase(sqlite, postgres)).toEqual({ ok: false, failure: { usedTable: 'accounts' } });
  expect(await dumpTables(postgres)).toEqual(before);
});

test('a copy that the target changes is found, and the target stays empty', async () => {
  const { sqlite, postgres } = await openBoth();
  await sqlite.query
    .insertInto('accounts')
    .values(createAccount('ana', 'Ana', 1))
    .execute();
  await sql`
    create function shorten() returns trigger language plpgsql as
      $$ begin new.display_name = 'A'; return new; end $$`.execute(postgres.query);
  await sql`create trigger shorten before insert on accounts for each row execute function shorten()`.execute(
    postgres.query,
  );
  await expect(moveDatabase(sqlite, postgres)).rejects.toThrow('The copy of the table accounts differs.');
  expect((await dumpTables(postgres)).accounts).toEqual([]);
});

test('a move copies every table of the database', async () => {
  const { sqlite } = await openBoth();
  const tables = await sqlite.query.introspection.getTables();
  expect(tables.map(({ name }) => name).sort()).toEqual([...TABLES].sort());
});
