import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCommand } from '../../../server/accounts/parse-command.ts';

const ANA = 'ana@example.org';

test.each([
  [['list'], { kind: 'list' }],
  [['show', ANA], { kind: 'show', account: ANA }],
  [['set-password', ANA], { kind: 'set-password', account: ANA }],
  [['confirm', ANA], { kind: 'confirm', account: ANA }],
  [['export', ANA, 'ana.json'], { kind: 'export', account: ANA, file: 'ana.json' }],
  [['invite'], { kind: 'invite', limits: { days: 7, uses: 1 } }],
  [['invite', '--days', '30', '--uses=25'], { kind: 'invite', limits: { days: 30, uses: 25 } }],
  [['revoke-invitations'], { kind: 'revoke-invitations' }],
  [['sign-out-all'], { kind: 'sign-out-all', hasYes: false }],
  [['sign-out-all', '--yes'], { kind: 'sign-out-all', hasYes: true }],
  [['delete', ANA], { kind: 'delete', account: ANA, hasYes: false }],
  [['delete', '--yes', ANA], { kind: 'delete', account: ANA, hasYes: true }],
])('the words %j are a command', (words, command) => {
  expect(parseCommand(words)).toEqual({ ok: true, value: command });
});

test.each([
  [[]],
  [['list', ANA]],
  [['list', '--yes']],
  [['show']],
  [['show', '']],
  [['show', ANA, 'file']],
  [['export', ANA]],
  [['export', ANA, 'file', 'another']],
  [['remove', ANA]],
  [['invite', ANA]],
  [['invite', '--days', '0']],
  [['invite', '--days', '366']],
  [['invite', '--uses', '1e3']],
  [['invite', '--uses', '10001']],
  [['list', '--days', '3']],
  [['revoke-invitations', ANA]],
  [['sign-out-all', ANA]],
  [['revoke-invitations', '--yes']],
  [['show', ANA, '--all']],
])('the words %j are no command', (words) => {
  expect(parseCommand(words)).toEqual({ ok: false, failure: 'usage' });
});

test('only the word --yes confirms a deletion', () => {
  const word = fc.oneof(fc.string(), fc.constantFrom('delete', '--yes', '-y', '--no-yes', ANA));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), (words) => {
      const command = parseCommand(words);
      const hasYes = command.ok && command.value.kind === 'delete' && command.value.hasYes;
      if (hasYes) expect(words).toContain('--yes');
    }),
  );
});
