import { expect, test, vi } from 'vitest';
import { memoizeByObject } from '../../../src/data/database/memoize-by-object.ts';

test('an object is parsed once, and each caller gets the same result', () => {
  const read = vi.fn((raw: unknown) => ({ raw }));
  const readOnce = memoizeByObject(read);
  const row = { id: 'a' };
  expect(readOnce(row)).toBe(readOnce(row));
  expect(read).toHaveBeenCalledOnce();
  readOnce({ id: 'a' });
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failed parse is remembered too, and a value that is not an object is parsed each time', () => {
  const read = vi.fn(() => null);
  const readOnce = memoizeByObject(read);
  const rubbish = {};
  expect([readOnce(rubbish), readOnce(rubbish), readOnce('text'), readOnce('text')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(read).toHaveBeenCalledTimes(3);
});
