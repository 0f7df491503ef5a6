import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toggleName } from '../../../src/ui/record-rows/open-rows.ts';
import { forAll } from '../../for-all.ts';

const names = fc.uniqueArray(fc.string());

test('only the pressed row changes', () => {
  forAll(names, fc.string(), (open, name) => {
    const after = toggleName(open, name);
    expect(after.includes(name)).toBe(!open.includes(name));
    expect(after.filter((other) => other !== name)).toEqual(open.filter((other) => other !== name));
  });
});
