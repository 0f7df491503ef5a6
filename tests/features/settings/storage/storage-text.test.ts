import { expect, test } from 'vitest';
import { formatStorageUse } from '../../../../src/features/settings/storage/storage-text.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

test.each([
  [0, '0 KB of 5 MB'],
  [1, '1 KB of 5 MB'],
  [312 * KILOBYTE, '312 KB of 5 MB'],
  [MEGABYTE, '1 MB of 5 MB'],
  [4.56 * MEGABYTE, '4.6 MB of 5 MB'],
  [5 * MEGABYTE, '5 MB of 5 MB'],
])('%d bytes are shown as "%s"', (bytes, words) => {
  expect(formatStorageUse(bytes)).toBe(words);
});
