import { describe, expect, test } from 'vitest';
import { checkStorage, storageMessage } from '../../src/domain/storage-limits.ts';

const MEGABYTE = 1024 * 1024;

describe('the learner’s storage', () => {
  test.each([0, 4.5 * MEGABYTE])('takes more at %i bytes', (bytes) => {
    expect(checkStorage(bytes)).toEqual({ ok: true, value: undefined });
  });

  test.each([4.5 * MEGABYTE + 1, 5 * MEGABYTE - 1])('is nearly full at %i bytes', (bytes) => {
    expect(checkStorage(bytes)).toEqual({ ok: false, failure: { kind: 'storage-nearly-full' } });
  });

  test.each([5 * MEGABYTE, 9 * MEGABYTE])('is full at %i bytes', (bytes) => {
    expect(checkStorage(bytes)).toEqual({ ok: false, failure: { kind: 'storage-full' } });
  });

  test('says so in the words of the specification', () => {
    expect(storageMessage({ kind: 'storage-full' })).toBe('Storage is full. Please clear old data.');
    expect(storageMessage({ kind: 'storage-nearly-full' })).toBe(
      'Storage is nearly full. Clear old data to continue.',
    );
  });
});
