import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

/** Settings of a unit by name. */
function readUnit(name: string): Map<string, string> {
  return new Map(
    readFileSync(`deploy/${name}`, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [[name, value ?? ''] as const];
      }),
  );
}

const settings = readUnit('learning-arcade.service');

test.each([
  ['DynamicUser', 'yes'],
  ['NoNewPrivileges', 'yes'],
  ['CapabilityBoundingSet', ''],
  ['ProtectSystem', 'strict'],
  ['ProtectHome', 'yes'],
  ['PrivateTmp', 'yes'],
  ['UMask', '0077'],
])('the service has only the rights that it needs: %s=%s', (name, value) => {
  expect(settings.get(name)).toBe(value);
});

test('the service may write only its data folder', () => {
  expect(settings.get('Environment')).toContain(`DATA_DIR=/var/lib/${settings.get('StateDirectory')}`);
  expect(settings.has('ReadWritePaths')).toBe(false);
});

test('the service has no account chooser, since a proxy on the machine makes all visitors seem local', () => {
  expect(settings.get('Environment')?.split(' ')).toContain('ACCOUNT_CHOOSER=off');
});

test('systemd stops Node directly and waits for requests in progress', () => {
  expect(settings.get('ExecStart')).toBe('/usr/bin/node --max-semi-space-size=4 dist/server/main.js');
  expect(Number(settings.get('TimeoutStopSec'))).toBeGreaterThan(50);
});

test('the service may use memory protection keys, without which V8 does not start on newer processors', () => {
  expect(settings.get('SystemCallFilter')?.split(' ')).toContain('@pkey');
  expect(settings.get('SystemCallErrorNumber')).toBe('EPERM');
});

test('the unit contains no secret', () => {
  expect(settings.get('Environment')).not.toMatch(/KEY|TOKEN|PASSWORD|DATABASE_URL/);
  expect(settings.get('EnvironmentFile')).toBe('-/etc/learning-arcade.env');
});

test('the nightly backup reads the data folder and the settings of the service', () => {
  const backup = readUnit('learning-arcade-backup.service');
  // A dynamic user's state folder is below `private`; the other path is a link to it.
  expect(backup.get('Environment')).toContain(`DATA_DIR=/var/lib/private/${settings.get('StateDirectory')}`);
  for (const name of ['EnvironmentFile', 'WorkingDirectory']) {
    expect(backup.get(name)).toBe(settings.get(name));
  }
  expect(backup.get('ExecStart')).toBe(
    '/usr/bin/node dist/server/backup.js backup /var/backups/learning-arcade',
  );
  expect(backup.get('ReadWritePaths')?.split(' ')).toContain('/var/backups/learning-arcade');
  expect(readUnit('learning-arcade-backup.timer').get('OnCalendar')).toMatch(/^\*-\*-\* \d{2}:\d{2}$/);
});

test('the second process has the user of the first, and another port', () => {
  const second = readUnit('second-process.conf');
  // systemd names the dynamic user of a unit after the unit.
  expect(second.get('User')).toBe('learning-arcade');
  expect(second.get('Environment')).toBe('PORT=8081');
  expect(settings.has('User')).toBe(false);
});

describe('the command learning-arcade', () => {
  /** Runs the script with a systemd-run that prints its arguments, a line each. */
  function run(...args: string[]) {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    const { stdout, stderr, status } = spawnSync('deploy/learning-arcade', args, {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH}` },
    });
    return { lines: stdout.trim().split('\n'), stderr, status };
  }

  test.each([
    ['accounts list', 'accounts.js list'],
    ['accounts invite --days 14 --uses 30', 'accounts.js invite --days 14 --uses 30'],
    ['backup /var/backups', 'backup.js backup /var/backups'],
    ['restore /var/backups/one.db', 'backup.js restore /var/backups/one.db'],
    ['move-database --from sqlite --to postgres', 'backup.js move --from sqlite --to postgres'],
  ])('the words "%s" run the server’s %s', (words, command) => {
    const { lines, status } = run(...words.split(' '));
    expect(status).toBe(0);
    const node = lines.indexOf('/usr/bin/node');
    const folder = `${settings.get('WorkingDirectory')}/dist/server/`;
    expect(lines.slice(node + 1).join(' ')).toBe(folder + command);
  });

  test('a command has the settings and the data of the service', () => {
    const { lines } = run('accounts', 'list');
    expect(lines).toContain(`--property=EnvironmentFile=${settings.get('EnvironmentFile')}`);
    expect(lines).toContain(`--setenv=DATA_DIR=/var/lib/private/${settings.get('StateDirectory')}`);
  });

  test('a word with spaces stays one word', () => {
    expect(run('accounts', 'export', 'ana@school.example', 'my export.json').lines.at(-1)).toBe(
      'my export.json',
    );
  });

  test.each(['', 'list', '--help'])(
    'the word "%s" is no command: the usage is printed, and nothing runs',
    (word) => {
      const { lines, stderr, status } = run(...(word ? [word] : []));
      expect(status).toBe(1);
      expect(lines).toEqual(['']);
      expect(stderr).toContain('learning-arcade accounts');
    },
  );
});
