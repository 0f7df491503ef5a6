import { expect, test, vi } from 'vitest';
import { memoizeByObject } from '../../../src/data/database/memoize-by-object.ts';

test('an object is read once, and each reader gets the same answer', () => {
  const read = vi.fn((raw: unknown) => ({ raw }));
  const readOnce = memoizeByObject(read);
  const row = { id: 'a' };
  expect(readOnce(row)).toBe(readOnce(row));
  expect(read).toHaveBeenCalledOnce();
  readOnce({ id: 'a' });
  expect(read).toHaveBeenCalledTimes(2);
});

test('an unreadable object is remembered as such, and what is no object is read each time', () => {
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
