import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../src/domain/levels.ts';
import { REASONS } from '../../../src/domain/reasons.ts';
import {
  findCompletePacks,
  listPackAddresses,
  listPackFiles,
} from '../../../src/pwa/level-packs/pack-list.ts';
import { createPack, createPackList, getPackAddress } from './fake-packs.ts';

/**
 * Its files are named by level or band, reason, age and version; those that packs share lack reason and age.
 */
const LIST = createPackList({ version: '1' });

test('a pack is complete when all of its files are stored, with those shared by the level, band and reason', () => {
  // B1 lacks its band's file.
  const stored = new Set(
    ['course-A1-1', 'course-A1-travel-adult-1', 'course-B1-1', 'course-B1-travel-adult-1', 'band-A-1'].map(
      getPackAddress,
    ),
  );
  expect(findCompletePacks(LIST, stored, 'adult')).toEqual([createPack('A1')]);
  expect(findCompletePacks(LIST, stored, 'teen')).toEqual([]);
});

describe('the files of packs', () => {
  test('that several packs share are listed once', () => {
    expect(listPackAddresses(LIST, [createPack('C1'), createPack('C2')])).toEqual(
      new Set(
        [
          'course-C1-1',
          'course-C1-travel-adult-1',
          'band-C-1',
          'course-C2-1',
          'course-C2-travel-adult-1',
        ].map(getPackAddress),
      ),
    );
  });

  test('are those of one reason and age, and the shared ones', () => {
    for (const level of LEVELS) {
      for (const reason of REASONS) {
        const files = listPackFiles(LIST, [createPack(level, { reason, age: 'child' })]);
        const shared = files.filter((file) => file.reason === undefined);
        const own = files.filter((file) => file.reason === reason);
        expect([shared.length, own.length, files.length]).toEqual([2, 1, 3]);
        expect(files.every(({ ages }) => !ages || ages.includes('child'))).toBe(true);
      }
    }
  });

  test('are all of the level’s for a filter without a reason and an age', () => {
    expect(listPackFiles(LIST, [{ level: 'B1' }])).toEqual(LIST.B1);
  });
});

test('files of an older version complete no pack', () => {
  expect(
    findCompletePacks(createPackList({ version: '2' }), listPackAddresses(LIST, [createPack('A1')]), 'adult'),
  ).toEqual([]);
});
