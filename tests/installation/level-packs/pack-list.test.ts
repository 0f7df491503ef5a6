import { expect, test } from 'vitest';
import { addressesOf, wholeLevels } from '../../../src/installation/level-packs/pack-list.ts';
import { addressOf, packList } from './fake-packs.ts';

const LIST = packList();

test('a level is whole when all of its files are stored, those that its band shares too', () => {
  const stored = new Set([addressOf('course-A1-1'), addressOf('course-B1-1'), addressOf('band-A-1')]);
  expect(wholeLevels(LIST, stored)).toEqual(['A1']);
});

test('a file that several levels need is named once', () => {
  expect(addressesOf(LIST, ['C1', 'C2'])).toEqual(
    new Set([addressOf('course-C1-1'), addressOf('band-C-1'), addressOf('course-C2-1')]),
  );
});

test('files of an older version make no level whole', () => {
  expect(wholeLevels(packList('2'), addressesOf(LIST, ['A1']))).toEqual([]);
});
