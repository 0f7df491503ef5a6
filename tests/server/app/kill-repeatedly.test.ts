import { expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { killRepeatedly } from './kill-repeatedly.ts';
import { signUpWriter, startKillableServer } from './killable-server.ts';

test('acknowledged writes survive three kills of the server', async () => {
  const folder = temporaryFolder();
  const { acknowledged, lost } = await killRepeatedly(
    3,
    () => startKillableServer(folder),
    signUpWriter,
    () => 400,
  );
  expect(lost).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 120_000);
