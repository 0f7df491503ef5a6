import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { openSqlite } from '../../../server/database/sqlite-database.ts';
import { closeWithTest } from '../../close-with-test.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder: string;
let location: string;

async function openFile(): Promise<ArcadeDatabase> {
  const database = await openSqlite(location);
  closeWithTest(() => database.close());
  return database;
}

beforeEach(() => {
  folder = temporaryFolder();
  location = join(folder, 'data', 'arcade.sqlite');
});

const createDayRow = (used: number) => ({
  holder: 'ada',
  local_date: '2030-01-15',
  used,
  classes_begun: 0,
  answers_begun: 0,
});

describe('the database file', () => {
  test('a new database file and its folder are readable by their owner only', async () => {
    await openFile();
    expect(statSync(location).mode & 0o777).toBe(0o600);
    expect(statSync(`${location}-wal`).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  });

  test('a database keeps its rows when it is opened again', async () => {
    const first = await openFile();
    await first.query.insertInto('credit_days').values(createDayRow(3)).execute();
    const second = await openFile();
    expect(await second.query.selectFrom('credit_days').selectAll().execute()).toEqual([createDayRow(3)]);
  });
});

describe('a transaction', () => {
  test('the event loop runs other work between two transactions', async () => {
    const { query } = await openFile();
    const order: string[] = [];
    const write = async (holder: string) => {
      const row = { ...createDayRow(1), holder };
      await query
        .transaction()
        .execute((transaction) => transaction.insertInto('credit_days').values(row).execute());
      order.push('commit');
    };
    let isOver = false;
    const runWork = () => {
      order.push('work');
      if (!isOver) setImmediate(runWork);
    };
    setImmediate(runWork);
    await Promise.all(['ada', 'grace', 'edsger'].map(write));
    isOver = true;
    expect(order.join(' ')).not.toContain('commit commit');
  });

  test('a transaction takes the write lock at its start, so that it cannot fail in the middle', async () => {
    const { query } = await openFile();
    await query.transaction().execute(async () => {
      const other = await openFile();
      await sql`pragma busy_timeout = 0`.execute(other.query);
      await expect(other.query.insertInto('credit_days').values(createDayRow(1)).execute()).rejects.toThrow(
        'locked',
      );
    });
  });

  test('a transaction that SQLite has rolled back fails with the first error', async () => {
    const { query } = await openFile();
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const failing = query.transaction().execute(async (db) => {
      await sql`rollback`.execute(db);
      throw full;
    });
    await expect(failing).rejects.toBe(full);
    await query.transaction().execute((db) => db.insertInto('credit_days').values(createDayRow(1)).execute());
  });
});
