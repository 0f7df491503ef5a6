import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNewestFirst, keepNewest } from '../../src/domain/memory-retention.ts';
import { forAll } from '../for-all.ts';

const records = fc.uniqueArray(
  fc.record({ id: fc.stringMatching(/^[a-z]{1,3}$/), createdAt: fc.nat({ max: 60 }) }),
  { selector: ({ id }) => id, maxLength: 120, size: 'max' },
);

describe('retention', () => {
  test('keeps the newest records, and drops only older ones', () => {
    forAll(records, (list) => {
      const kept = keepNewest(list, 50);
      expect(kept).toHaveLength(Math.min(50, list.length));
      const oldestKept = kept.at(-1);
      const dropped = list.filter((record) => !kept.includes(record));
      for (const record of dropped) {
        if (oldestKept) expect(compareNewestFirst(oldestKept, record)).toBeLessThan(0);
      }
    });
  });

  test('gives the same records for any order of input', () => {
    forAll(records, (list) => {
      expect(keepNewest([...list].reverse(), 50)).toEqual(keepNewest(list, 50));
    });
  });

  test('lists the newest first', () => {
    const list = [
      { id: 'a', createdAt: 1 },
      { id: 'b', createdAt: 2 },
      { id: 'c', createdAt: 2 },
    ];
    expect(keepNewest(list, 3).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});
