import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Settings of the unit by name. */
const settings = new Map(
  readFileSync('deploy/learning-arcade.service', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value ?? ''] as const];
    }),
);

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
  expect(settings.get('ExecStart')).toBe('/usr/bin/node dist/server/main.js');
  expect(Number(settings.get('TimeoutStopSec'))).toBeGreaterThan(50);
});

test('the unit contains no secret', () => {
  expect(settings.get('Environment')).not.toMatch(/KEY|TOKEN|PASSWORD|DATABASE_URL/);
  expect(settings.get('EnvironmentFile')).toBe('-/etc/learning-arcade.env');
});
