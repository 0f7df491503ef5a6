import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { expectPasswordChangeWhileServerRuns, runAccounts } from './run-accounts.ts';

test('the accounts command works beside a server on SQLite, which logs it', async () => {
  await expectPasswordChangeWhileServerRuns({ DATA_DIR: join(temporaryFolder(), 'data') });
}, 60_000);

test('the accounts command creates no database', async () => {
  const folder = join(temporaryFolder(), 'data');
  const { output, exitCode } = await runAccounts({ DATA_DIR: folder }, ['list']);
  expect(exitCode).toBe(1);
  expect(output).toContain('There is no database');
  expect(existsSync(folder)).toBe(false);
}, 60_000);

test('the accounts command says how it is used, and that it has no part in Firebase', async () => {
  expect((await runAccounts({}, ['help'])).output).toContain('npm run accounts -- list');
  const { output, exitCode } = await runAccounts({ FIREBASE_PROJECT_ID: 'my-school' }, ['list']);
  expect(exitCode).toBe(1);
  expect(output).toContain("the accounts are Google's");
}, 60_000);
