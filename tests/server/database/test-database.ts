import { sql } from 'kysely';
import pg from 'pg';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { openPostgres } from '../../../server/database/postgres-database.ts';
import { openSqlite } from '../../../server/database/sqlite-database.ts';
import type { Tables } from '../../../server/database/tables.ts';
import { closeWithTest } from '../../close-with-test.ts';

/** The engine of this run: each test of the server's rules runs on both (`vitest.config.ts`). */
const IS_POSTGRES = process.env.TEST_ENGINE === 'postgres';
const CONNECTIONS = 6;
/** Documents and refresh tokens go with their accounts. */
const TABLES: readonly (keyof Tables)[] = [
  'accounts',
  'signing_keys',
  'attempts',
  'credit_days',
  'paid_calls',
  'operator_actions',
  'invitations',
];

const free: ArcadeDatabase[] = [];
const inUse = new Map<ArcadeDatabase, () => Promise<void>>();
let made = 0;

/** The address of a new and empty database on the test run's PostgreSQL server. */
export async function createPostgresDatabase(): Promise<string> {
  const address = new URL(process.env.TEST_DATABASE_URL ?? '');
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  const name = `arcade_${process.pid}_${made++}`;
  await client.query(`create database ${name}`);
  await client.end();
  address.pathname = name;
  return address.href;
}

/** A new database takes as long as ten tests, so each is reused by the worker that created it. */
async function takeFreePostgres(): Promise<ArcadeDatabase> {
  const database = free.pop() ?? (await openPostgres(await createPostgresDatabase(), CONNECTIONS));
  inUse.set(database, async () => {
    inUse.delete(database);
    try {
      await sql.raw(TABLES.map((table) => `delete from ${table}`).join(';')).execute(database.query);
      free.push(database);
    } catch {
      // A test that dropped a table has made the database unusable for others.
      await database.close();
    }
  });
  return { ...database, close: async () => inUse.get(database)?.() };
}

/** An empty database with all tables, released at the end of its test, or of the file that shares it. */
export async function openTestDatabase(): Promise<ArcadeDatabase> {
  const database = await (IS_POSTGRES ? takeFreePostgres() : openSqlite(':memory:'));
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= database.close());
  closeWithTest(close);
  return { ...database, close };
}

/** Releases every database that a test left open. */
export async function releaseDatabases(): Promise<void> {
  for (const release of inUse.values()) await release();
}
