import { chmodSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLocalCloud } from '../../../server/cloud/local-cloud.ts';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { openSqlite } from '../../../server/database/sqlite-database.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { spawnServer } from './spawned-server.ts';

/** A server that can't use its data folder exits with code 1 and a message without a stack. */

/**
 * Starts a program as root without the capability to ignore file permissions. Another user may not be able to
 * enter the project's folder.
 */
const BOUND_BY_PERMISSIONS = ['setpriv', '--bounding-set', '-dac_override'];

let folder: string;
let file: string;

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'learning-arcade.db');
});

const start = (launcher: string[] = []) => spawnServer({ DATA_DIR: folder }, { launcher });

async function readRefusal(launcher: string[] = []): Promise<string> {
  const server = await start(launcher);
  expect(await server.exitCode).toBe(1);
  expect(server.getOutput()).not.toMatch(/^\s+at /m);
  return server.getOutput();
}

async function withDatabase(change: (database: ArcadeDatabase) => Promise<unknown>): Promise<void> {
  const database = await openSqlite(file);
  await change(database);
  await database.close();
}

describe('a server does not start', () => {
  test('a second server on the same folder does not start, and the first continues', async () => {
    const first = await start();
    expect(await readRefusal()).toContain(`Another server is using ${folder}.`);
    expect((await first.send('/readyz')).headers.get('Content-Type')).toContain('json');
  });

  test('a server does not start on a file that is no database', async () => {
    writeFileSync(file, 'These are the notes of a learner. '.repeat(400));
    expect(await readRefusal()).toContain(`${file}: The database is damaged.`);
  });

  test('a server does not start on a truncated database', async () => {
    await withDatabase(async () => {});
    truncateSync(file, 3 * 4096);
    expect(await readRefusal()).toContain(`${file}: The database is damaged.`);
  });

  test('a server does not start on an empty file', async () => {
    writeFileSync(file, '');
    expect(await readRefusal()).toContain(`${file}: The database is an empty file`);
  });

  test('a server does not start on the database of a newer version', async () => {
    await withDatabase(({ query }) =>
      sql`insert into kysely_migration values ('9999-from-the-future', '2099-01-01T00:00:00Z')`.execute(
        query,
      ),
    );
    expect(await readRefusal()).toContain(`${file}: The database was written by a newer version`);
  });

  test('a server does not start on a database that another program has locked', async () => {
    await withDatabase(async () => {});
    const other = new Database(file);
    other.exec('begin immediate');
    try {
      expect(await readRefusal()).toContain(`${file}: Another program has locked the database.`);
    } finally {
      other.close();
    }
  });

  test('a server does not start with an unusable signing key', async () => {
    await withDatabase(async (database) => {
      await createLocalCloud({
        database,
        projectId: 'school',
        clock: Date.now,
        google: { kind: 'none' },
        signUpsPerHour: 1,
        guestsPerDay: 1,
      });
      await database.query.updateTable('signing_keys').set({ private_jwk: '{"kty":"RSA"}' }).execute();
    });
    expect(await readRefusal()).toContain("The key that signs the learners' tokens cannot be read");
  });

  test('a server does not start in a folder without write permission', async () => {
    const isRoot = process.getuid?.() === 0;
    chmodSync(folder, 0o555);
    expect(await readRefusal(isRoot ? BOUND_BY_PERMISSIONS : [])).toContain(
      `${file}: The database cannot be written.`,
    );
  });
});
