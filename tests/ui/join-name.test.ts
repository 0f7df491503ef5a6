import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinName } from '../../src/ui/join-name.ts';
import { forAll } from '../for-all.ts';

test('a name of several texts has no punctuation between them but one comma', () => {
  expect(joinName('easier.', 'change it')).toBe('easier, change it');
  expect(joinName('How are you?', false, 'remove')).toBe('How are you, remove');
  expect(joinName('Well, …', 'in the wrong group', 'remove')).toBe('Well, in the wrong group, remove');
  forAll(fc.array(fc.stringMatching(/^[a-z]{1,9}[.,;:!?…]{0,3} ?$/), { minLength: 1 }), (parts) => {
    expect(joinName(...parts)).toMatch(/^[a-z]+(?:, [a-z]+)*$/);
  });
});
