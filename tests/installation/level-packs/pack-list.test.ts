import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../src/domain/levels.ts';
import { REASONS } from '../../../src/domain/reasons.ts';
import { addressesOf, filesOf, wholePacks } from '../../../src/installation/level-packs/pack-list.ts';
import { addressOf, packList, packOf } from './fake-packs.ts';

const LIST = packList();

test('a pack is whole when all of its files are stored: what the level, its band and its reason share too', () => {
  const stored = new Set(
    ['course-A1-1', 'course-A1-travel-adult-1', 'course-B1-1', 'course-B1-travel-adult-1', 'band-A-1'].map(
      addressOf,
    ),
  );
  expect(wholePacks(LIST, stored, 'adult')).toEqual([packOf('A1')]);
  expect(wholePacks(LIST, stored, 'teen')).toEqual([]);
});

describe('the files of packs', () => {
  test('that several need are named once', () => {
    expect(addressesOf(LIST, [packOf('C1'), packOf('C2')])).toEqual(
      new Set(
        [
          'course-C1-1',
          'course-C1-travel-adult-1',
          'band-C-1',
          'course-C2-1',
          'course-C2-travel-adult-1',
        ].map(addressOf),
      ),
    );
  });

  test('are those of one reason and age, besides what is everybody’s', () => {
    for (const level of LEVELS) {
      for (const reason of REASONS) {
        const files = filesOf(LIST, [packOf(level, { reason, age: 'child' })]);
        expect(files.map((file) => file.reason)).toEqual([undefined, undefined, reason]);
        expect(files.every(({ ages }) => !ages || ages.includes('child'))).toBe(true);
      }
    }
  });

  test('are all of the level’s for a wish without a reason and an age', () => {
    expect(filesOf(LIST, [{ level: 'B1' }])).toEqual(LIST.B1);
  });
});

test('files of an older version make no pack whole', () => {
  expect(wholePacks(packList('2'), addressesOf(LIST, [packOf('A1')]), 'adult')).toEqual([]);
});
