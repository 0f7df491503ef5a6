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

const readiness = (over: Pick<ArcadeDatabase, 'checkWritable'> = database) =>
  createReadinessCheck({
    database: over,
    clock: () => now,
    log: (message) => logged.push(message),
  });

const failing = (code: string) => ({
  checkWritable: () => Promise.reject(Object.assign(new Error('no'), { code })),
});

describe('a server', () => {
  test('a server that can write is ready', async () => {
    expect(await readiness()()).toEqual([]);
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
    ['ANYTHING', 'The database cannot be written.'],
  ])('a server with the database error %s gives a sentence as reason', async (code, sentence) => {
    expect(await readiness(failing(code))()).toEqual([sentence]);
  });

  test('readiness is checked at most once a second', async () => {
    let writes = 0;
    const ready = readiness({ checkWritable: async () => void writes++ });
    await Promise.all([ready(), ready(), ready()]);
    now = 999;
    await ready();
    expect(writes).toBe(1);
    now = 1_000;
    await ready();
    expect(writes).toBe(2);
  });

  test('readiness changes are logged once', async () => {
    let isFull = true;
    const ready = readiness({
      checkWritable: async () => {
        if (isFull) await failing('SQLITE_FULL').checkWritable();
      },
    });
    await ready();
    now += 1_000;
    await ready();
    isFull = false;
    now += 1_000;
    await ready();
    expect(logged).toEqual(['The disk of the database is full. Free some space on it.', 'Ready again.']);
  });
});

test('a check of the database writes and changes no row', async () => {
  const changes = async () =>
    (await sql<{ n: number }>`select total_changes() as n`.execute(database.query)).rows[0]?.n;
  const before = await changes();
  await database.checkWritable();
  expect(await changes()).toBe(before);
  await sql`pragma query_only = on`.execute(database.query);
  await expect(database.checkWritable()).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
});

describe('/readyz', () => {
  test('/readyz is a 200 when the server is ready', async () => {
    const server = await createLessonApp();
    const response = await server.app.request('/readyz');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }]);
  });

  test('/readyz is a 503 with the reasons when the server is not ready', async () => {
    const server = await createLessonApp({}, { checkReadiness: async () => ['The database is damaged.'] });
    const response = await server.app.request('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'not ready', reasons: ['The database is damaged.'] });
  });
});
