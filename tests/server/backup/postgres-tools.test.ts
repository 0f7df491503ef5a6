import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backUpPostgres } from '../../../server/backup/postgres-backup.ts';

/** The only folder in which programs are found. */
let programs: string;

beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), 'postgres-tools-'));
  vi.stubEnv('PATH', programs);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(programs, { recursive: true });
});

function install(program: string): void {
  writeFileSync(join(programs, program), '#!/bin/sh\n', { mode: 0o755 });
}

test.each([
  ['pg_dump', []],
  ['pg_restore', ['pg_dump']],
])('a backup without an installed %s fails with what to install', (missing, installed) => {
  for (const program of installed) install(program);
  const backup = backUpPostgres('postgres://localhost/arcade', join(programs, 'arcade.backup'));
  expect(backup).toEqual({
    ok: false,
    failure: {
      message: expect.stringMatching(`^${missing} cannot be run: .* Install PostgreSQL's client.$`),
    },
  });
});
