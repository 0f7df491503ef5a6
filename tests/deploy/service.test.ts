import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
