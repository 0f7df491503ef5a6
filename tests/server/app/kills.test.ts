import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { killableServer, signUpAt } from './killable-server.ts';
import { killAgainAndAgain } from './kills.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arcade-kills-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was acknowledged before a kill is there after it, three times over', async () => {
  const { acknowledged, lost } = await killAgainAndAgain(
    3,
    () => killableServer(folder),
    signUpAt,
    () => 400,
  );
  expect(lost).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 120_000);
