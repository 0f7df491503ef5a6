import { expect, test } from 'vitest';
import { readServerConfiguration } from '../../server/configuration/configuration.ts';
import { formatStartMessage } from '../../server/start-message.ts';

function format(variables: Record<string, string>): string {
  const configuration = readServerConfiguration(variables);
  if (!configuration.ok) throw new Error(configuration.failure);
  return formatStartMessage(configuration.value, 'http://localhost:8080', '/data/learning-arcade.db');
}

test.each([
  ['open', 'local cloud'],
  ['invited', 'local cloud, new ones with an invitation'],
  ['closed', 'local cloud, no new ones'],
])('the start message says who may make an account: SIGN_UPS=%s', (mode, accounts) => {
  expect(format({ SIGN_UPS: mode }).split('\n')).toContain(`  accounts  ${accounts}`);
});

test('the start message names the public address beside the one that the server listens on', () => {
  const lines = format({ PUBLIC_URL: 'https://arcade.school.example' }).split('\n');
  expect(lines[0]).toBe('Learning Arcade is open at http://localhost:8080');
  expect(lines).toContain('  public    https://arcade.school.example');
  expect(format({})).not.toContain('public');
});

test('the start message says how to replace a forgotten password where no mail is sent', () => {
  expect(format({ TRUST_PROXY: '1' })).toContain('set forgotten passwords with npm run accounts');
  expect(format({})).not.toContain('forgotten');
});
