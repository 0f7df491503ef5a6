import { spawnSync } from 'node:child_process';
import { chmodSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

/** Runs the check with the programs of a folder alone. */
function checkWith(folder: string) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/container/check.ts'],
    { encoding: 'utf8', env: { PATH: folder } },
  );
  return { output: stdout + stderr, status };
}

test('a machine without buildah says in one line that the container was not checked, and why', () => {
  const { output, status } = checkWith(temporaryFolder());
  expect(output).toMatch(/^The container was not checked: .*\.\n$/);
  expect(status).toBe(77);
});

test('a machine on which the base can’t be made says so in one line', () => {
  const folder = temporaryFolder();
  symlinkSync(process.execPath, join(folder, 'node'));
  for (const name of ['buildah', 'debootstrap']) {
    const path = join(folder, name);
    const code = `process.exit(process.argv.includes('--version') ? 0 : (console.error('no\\nnamespaces'), 1))`;
    writeFileSync(path, `#!${process.execPath}\n${code}\n`);
    chmodSync(path, 0o755);
  }
  const { output, status } = checkWith(folder);
  expect(output).toMatch(/^The container was not checked: .*\.\n$/);
  expect(status).toBe(77);
});
