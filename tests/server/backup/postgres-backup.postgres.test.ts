import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { backUpPostgres, restorePostgres } from '../../../server/backup/postgres-backup.ts';
import { openPostgres } from '../../../server/database/postgres-database.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { openTestCloud, refreshIdToken, signUpTestLearner } from '../cloud/test-cloud.ts';
import { createPostgresDatabase } from '../database/test-database.ts';

let backup: string;
beforeEach(() => {
  backup = join(temporaryFolder(), 'arcade.dump');
});

test('a backup restored into an empty database keeps its learners signed in', async () => {
  const address = await createPostgresDatabase();
  const database = await openPostgres(address, 2);
  const { refreshToken } = await signUpTestLearner(await openTestCloud({ database }));
  expect(backUpPostgres(address, backup)).toEqual({ ok: true, value: undefined });
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(backUpPostgres(address, backup)).toEqual({ ok: false, failure: 'exists' });
  await database.close();

  const other = await createPostgresDatabase();
  expect(restorePostgres(backup, other)).toEqual({ ok: true, value: undefined });
  const restored = await openPostgres(other, 2);
  expect((await refreshIdToken(await openTestCloud({ database: restored }), refreshToken)).status).toBe(200);
  await restored.close();
});

test('a restore of a file that is no backup fails and changes nothing', async () => {
  const address = await createPostgresDatabase();
  const database = await openPostgres(address, 2);
  writeFileSync(backup, 'notes');
  expect(restorePostgres(backup, address)).toMatchObject({
    ok: false,
    failure: { message: expect.any(String) },
  });
  expect(await database.query.selectFrom('accounts').selectAll().execute()).toEqual([]);
  await database.close();
});
