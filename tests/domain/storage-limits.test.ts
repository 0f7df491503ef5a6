import { expect, test } from 'vitest';
import { checkStorage, formatStorageFailure } from '../../src/domain/storage-limits.ts';

const MEGABYTE = 1024 * 1024;

test.each([0, 4.5 * MEGABYTE])('the learner’s storage takes more at %i bytes', (bytes) => {
  expect(checkStorage(bytes).ok).toBe(true);
});

test.each([
  [4.5 * MEGABYTE + 1, 'Storage is nearly full. Clear old data to continue.'],
  [5 * MEGABYTE - 1, 'Storage is nearly full. Clear old data to continue.'],
  [5 * MEGABYTE, 'Storage is full. Please clear old data.'],
  [9 * MEGABYTE, 'Storage is full. Please clear old data.'],
])('at %i bytes it takes none, and says: %s', (bytes, message) => {
  const limit = checkStorage(bytes);
  expect(limit.ok ? null : formatStorageFailure(limit.failure)).toBe(message);
});
