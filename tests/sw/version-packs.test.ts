import { describe, expect, test } from 'vitest';
import { listPackAddresses } from '../../src/installation/level-packs/pack-list.ts';
import { createVersionPacks } from '../../sw/version-packs.ts';
import {
  createPack,
  createPackList,
  FakePackCache,
  getPackAddress,
} from '../installation/level-packs/fake-packs.ts';

const OLD = createPackList('1');
const NEW = createPackList('2');
const A1 = [createPack('A1')];

/** A device that is to have A1, and has it in the old version. */
function deviceWithA1() {
  const cache = new FakePackCache();
  cache.wantedPacks = A1;
  for (const address of listPackAddresses(OLD, A1)) cache.files.add(address);
  return { cache, packs: createVersionPacks(cache, async () => NEW) };
}

describe('a new version', () => {
  test('is installed with the packs that the device is to have, beside those of the old one', async () => {
    const { cache, packs } = deviceWithA1();
    await packs.fetchMissingFiles();
    expect(cache.files).toEqual(new Set([...listPackAddresses(OLD, A1), ...listPackAddresses(NEW, A1)]));
  });

  test('is not installed while a file of them can’t be had', async () => {
    const { cache, packs } = deviceWithA1();
    cache.remainingFiles = 1;
    await expect(packs.fetchMissingFiles()).rejects.toThrow();
    expect([...listPackAddresses(OLD, A1)].every((address) => cache.files.has(address))).toBe(true);
  });

  test('fetches again only what the last try did not get', async () => {
    const { cache, packs } = deviceWithA1();
    cache.files.add(getPackAddress('course-A1-2'));
    cache.remainingFiles = 2;
    await packs.fetchMissingFiles();
    expect(cache.files).toContain(getPackAddress('band-A-2'));
  });

  test('removes the files of the old one as it takes over', async () => {
    const { cache, packs } = deviceWithA1();
    await packs.fetchMissingFiles();
    await packs.deleteUnwantedFiles();
    expect(cache.files).toEqual(listPackAddresses(NEW, A1));
  });
});

test('a new version keeps all of a level for a device whose old one knew no reasons', async () => {
  const { cache, packs } = deviceWithA1();
  cache.wantedPacks = [{ level: 'A1' }];
  await packs.fetchMissingFiles();
  await packs.deleteUnwantedFiles();
  expect(cache.files).toEqual(new Set(NEW.A1.map(({ address }) => address)));
});

test('a device that is to have no pack fetches none, and needs no list', async () => {
  const cache = new FakePackCache();
  const packs = createVersionPacks(cache, () => Promise.reject(new Error('There is no list.')));
  await packs.fetchMissingFiles();
  expect(cache.files).toEqual(new Set());
});
