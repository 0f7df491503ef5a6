import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { backUpSqlite, restoreSqlite } from '../../../server/backup/sqlite-backup.ts';
import { lockFolder } from '../../../server/database/folder-lock.ts';
import { openSqlite } from '../../../server/database/sqlite-database.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { BATCH_GET_PATH, getDocumentName } from '../cloud/document-paths.ts';
import { openTestCloud, refreshIdToken, signUpTestLearner, type TestCloud } from '../cloud/test-cloud.ts';

const NAME = 'learning-arcade.db';
let folder: string;
let file: string;
let backup: string;

beforeEach(() => {
  const root = temporaryFolder();
  folder = join(root, 'data');
  file = join(folder, NAME);
  backup = join(root, 'backup.db');
});

/** Runs `use` with a server on the folder. */
async function runWithCloud<Answer>(work: (cloud: TestCloud) => Promise<Answer>): Promise<Answer> {
  const database = await openSqlite(file);
  try {
    return await work(await openTestCloud({ database }));
  } finally {
    await database.close();
  }
}

const restore = () => restoreSqlite(backup, folder, NAME, 0);

async function save(cloud: TestCloud, token: string, uid: string, count: number): Promise<number> {
  const update = { name: getDocumentName(uid), fields: { count: { integerValue: String(count) } } };
  return (await cloud.commit(token, { update })).status;
}

describe('a backup', () => {
  test('a restored backup lets a device continue after a total loss', async () => {
    const learner = await runWithCloud(async (cloud) => {
      const signedUp = await signUpTestLearner(cloud);
      await save(cloud, signedUp.idToken, signedUp.localId, 7);
      // While the server is running.
      expect(backUpSqlite(file, backup)).toEqual({ ok: true, value: undefined });
      return signedUp;
    });
    rmSync(folder, { recursive: true });
    expect(restore()).toEqual({ ok: true, value: undefined });
    await runWithCloud(async (cloud) => {
      const { status, body } = await refreshIdToken(cloud, learner.refreshToken);
      expect(status).toBe(200);
      const read = { documents: [getDocumentName(learner.localId)] };
      const { body: found } = await cloud.post(BATCH_GET_PATH, read, { token: learner.idToken });
      expect(found[0].found.fields.count).toEqual({ integerValue: '7' });
      expect(await save(cloud, body.id_token, learner.localId, 8)).toBe(200);
      expect((await cloud.signIn(learner.email)).status).toBe(200);
    });
  });

  test('backups and restored databases can be read by their owner only', async () => {
    await runWithCloud(async () => backUpSqlite(file, backup));
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    restore();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('a backup never overwrites another', async () => {
    writeFileSync(backup, 'of yesterday');
    await runWithCloud(async () => {
      expect(backUpSqlite(file, backup)).toEqual({ ok: false, failure: 'exists' });
    });
    expect(readFileSync(backup, 'utf8')).toBe('of yesterday');
  });
});

describe('a path without a database', () => {
  test('a backup of an empty folder fails and creates no file, so a server can start there', async () => {
    mkdirSync(folder);
    expect(() => backUpSqlite(file, backup)).toThrow(`There is no file ${file}.`);
    expect([file, backup, `${backup}.new`].filter(existsSync)).toEqual([]);
    await runWithCloud(async () => {});
  });

  test('a restore of a misspelt file fails and creates no file', () => {
    expect(restore).toThrow(`There is no file ${backup}.`);
    expect([backup, file, folder].filter(existsSync)).toEqual([]);
  });

  test('an empty file is neither backed up nor restored', () => {
    mkdirSync(folder);
    writeFileSync(file, '');
    expect(() => backUpSqlite(file, backup)).toThrow('empty');
    expect(existsSync(backup)).toBe(false);
    writeFileSync(backup, '');
    expect(restore).toThrow('empty');
  });
});

describe('a restore', () => {
  test('a restore leaves every file of the folder with the owner of the folder', async () => {
    await runWithCloud(async () => backUpSqlite(file, backup));
    rmSync(folder, { recursive: true });
    mkdirSync(folder, { mode: 0o700 });
    // Only root can give a folder away; run by another user, all files are that user's anyway.
    if (process.getuid?.() === 0) chownSync(folder, 12_345, 12_345);
    restore();
    restore();
    const { uid, gid } = statSync(folder);
    for (const name of readdirSync(folder)) {
      expect(statSync(join(folder, name)), name).toMatchObject({ uid, gid });
    }
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([NAME, 'server.lock']));
  });

  test('a restore keeps the previous database in the folder', async () => {
    await runWithCloud(async () => backUpSqlite(file, backup));
    const former = readFileSync(file);
    const restored = restore();
    expect(readFileSync((restored.ok && restored.value) || '')).toEqual(former);
  });

  test('a restore is rejected while a server uses the folder', async () => {
    await runWithCloud(async () => backUpSqlite(file, backup));
    const lock = lockFolder(folder);
    expect(restore()).toEqual({ ok: false, failure: 'taken' });
    if (lock.ok) lock.value.release();
  });

  test('a restore of a file that is no backup changes nothing', async () => {
    await runWithCloud(async () => {});
    const former = readFileSync(file);
    writeFileSync(backup, 'These are the notes of a learner. '.repeat(400));
    expect(restore).toThrow();
    expect(readFileSync(file)).toEqual(former);
    expect(existsSync(`${file}.new`)).toBe(false);
  });
});
