import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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
  expect(await restorePostgres(backup, other)).toEqual({ ok: true, value: undefined });
  const restored = await openPostgres(other, 2);
  expect((await refreshIdToken(await openTestCloud({ database: restored }), refreshToken)).status).toBe(200);
  await restored.close();
});

test('a restore of a file that is no backup fails and changes nothing', async () => {
  const address = await createPostgresDatabase();
  await (await openPostgres(address, 2)).close();
  writeFileSync(backup, 'notes');
  expect(await restorePostgres(backup, address)).toMatchObject({
    ok: false,
    failure: { message: expect.any(String) },
  });
  const database = await openPostgres(address, 2);
  expect(await database.query.selectFrom('accounts').selectAll().execute()).toEqual([]);
  await database.close();
});

test('a restore is refused while a server is connected, even an idle one, and works after its stop', async () => {
  const address = await createPostgresDatabase();
  const database = await openPostgres(address, 2);
  expect(backUpPostgres(address, backup).ok).toBe(true);
  // Longer than a pool keeps connections that it does not need.
  await setTimeout(11_000);
  expect(await restorePostgres(backup, address)).toEqual({ ok: false, failure: 'in-use' });
  await database.close();
  expect((await restorePostgres(backup, address)).ok).toBe(true);
});
