import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ArcadeDatabase } from '../../server/database/database.ts';
import { openSqlite } from '../../server/database/sqlite-database.ts';
import { createReadinessCheck } from '../../server/readiness.ts';
import { createLessonApp } from './lesson-app.ts';

let database: ArcadeDatabase;
let now: number;
let logged: string[];

beforeEach(async () => {
  database = await openSqlite(':memory:');
  [now, logged] = [0, []];
});
afterEach(() => database.close());

const createCheck = (checked: Pick<ArcadeDatabase, 'checkWritable'>) =>
  createReadinessCheck({
    database: checked,
    clock: () => now,
    log: (message) => logged.push(message),
  });

const createFailingDatabase = (code: string) => ({
  checkWritable: () => Promise.reject(Object.assign(new Error('no'), { code })),
});

describe('the readiness check', () => {
  test('gives no reasons against a server that can write', async () => {
    const check = createCheck(database);
    expect(await check()).toEqual([]);
  });

  test.each([
    ['SQLITE_FULL', 'The disk of the database is full. Free some space on it.'],
    ['SQLITE_BUSY', 'Another program has locked the database. Close it.'],
    [
      'SQLITE_IOERR_WRITE',
      'The database cannot be opened. Check that DATA_DIR is a folder on a disk that works.',
    ],
    [
      'SQLITE_READONLY_DBMOVED',
      'The database cannot be written. Give this user write permission for its file and folder.',
    ],
    ['SQLITE_UNKNOWN', 'The database cannot be written.'],
  ])('gives a sentence as the reason for the database error %s', async (code, sentence) => {
    const check = createCheck(createFailingDatabase(code));
    expect(await check()).toEqual([sentence]);
  });

  test('writes at most once a second', async () => {
    let writes = 0;
    const check = createCheck({ checkWritable: async () => void writes++ });
    await Promise.all([check(), check(), check()]);
    now = 999;
    await check();
    expect(writes).toBe(1);
    now = 1_000;
    await check();
    expect(writes).toBe(2);
  });

  test('logs each change of readiness once', async () => {
    let isFull = true;
    const check = createCheck({
      checkWritable: async () => {
        if (isFull) await createFailingDatabase('SQLITE_FULL').checkWritable();
      },
    });
    await check();
    now += 1_000;
    await check();
    isFull = false;
    now += 1_000;
    await check();
    expect(logged).toEqual(['The disk of the database is full. Free some space on it.', 'Ready again.']);
  });
});

test('a check of the database really writes to it, but changes no row', async () => {
  const countChanges = async () =>
    (await sql<{ n: number }>`select total_changes() as n`.execute(database.query)).rows[0]?.n;
  const before = await countChanges();
  await database.checkWritable();
  expect(await countChanges()).toBe(before);
  await sql`pragma query_only = on`.execute(database.query);
  await expect(database.checkWritable()).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
});

describe('/readyz', () => {
  test('is a 200 when the server is ready', async () => {
    const server = await createLessonApp();
    const response = await server.app.request('/readyz');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }]);
  });

  test('is a 503 with the reasons when the server is not ready', async () => {
    const server = await createLessonApp({}, { checkReadiness: async () => ['The database is damaged.'] });
    const response = await server.app.request('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'not ready', reasons: ['The database is damaged.'] });
  });
});
