import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateRandomId } from '../../../server/cloud/random-bytes.ts';
import { forAll } from '../../for-all.ts';

test('a random id has the requested length, in letters and digits', () => {
  const bytes = fc.infiniteStream(fc.integer({ min: 0, max: 255 }));
  forAll(fc.integer({ min: 1, max: 64 }), bytes, (length, stream) => {
    const takeBytes = (size: number) => Uint8Array.from(stream.take(size));
    expect(generateRandomId(length, takeBytes)).toMatch(new RegExp(`^[A-Za-z0-9]{${length}}$`));
  });
});

test('bytes that would favour the first letters are skipped', () => {
  const bytes = [248, 255, 0, 61, 62, 247];
  const nextBytes = (size: number) => Uint8Array.from({ length: size }, () => bytes.shift() ?? 0);
  expect(generateRandomId(4, nextBytes)).toBe('A9A9');
});
