import { expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { killableServer, signUpAt } from './killable-server.ts';
import { killAgainAndAgain } from './kills.ts';

test('what was acknowledged before a kill is there after it, three times over', async () => {
  const folder = temporaryFolder();
  const { acknowledged, lost } = await killAgainAndAgain(
    3,
    () => killableServer(folder),
    signUpAt,
    () => 400,
  );
  expect(lost).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 120_000);
