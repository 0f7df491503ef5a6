import { describe, expect, test } from 'vitest';
import { addressesOf } from '../../src/installation/level-packs/pack-list.ts';
import { versionPacks } from '../../sw/level-packs.ts';
import { addressOf, FakePackCache, packList, packOf } from '../installation/level-packs/fake-packs.ts';

const OLD = packList('1');
const NEW = packList('2');
const A1 = [packOf('A1')];

/** A device that is to have A1, and has it in the old version. */
function deviceWithA1() {
  const cache = new FakePackCache();
  cache.wishes = A1;
  for (const address of addressesOf(OLD, A1)) cache.files.add(address);
  return { cache, packs: versionPacks(cache, async () => NEW) };
}

describe('a new version', () => {
  test('is installed with the packs that the device is to have, beside those of the old one', async () => {
    const { cache, packs } = deviceWithA1();
    await packs.complete();
    expect(cache.files).toEqual(new Set([...addressesOf(OLD, A1), ...addressesOf(NEW, A1)]));
  });

  test('is not installed while a file of them can’t be had', async () => {
    const { cache, packs } = deviceWithA1();
    cache.filesToGive = 1;
    await expect(packs.complete()).rejects.toThrow();
    expect([...addressesOf(OLD, A1)].every((address) => cache.files.has(address))).toBe(true);
  });

  test('fetches again only what the last try did not get', async () => {
    const { cache, packs } = deviceWithA1();
    cache.files.add(addressOf('course-A1-2'));
    cache.filesToGive = 2;
    await packs.complete();
    expect(cache.files).toContain(addressOf('band-A-2'));
  });

  test('removes the files of the old one as it takes over', async () => {
    const { cache, packs } = deviceWithA1();
    await packs.complete();
    await packs.removeOthers();
    expect(cache.files).toEqual(addressesOf(NEW, A1));
  });
});

test('a new version keeps all of a level for a device whose old one knew no reasons', async () => {
  const { cache, packs } = deviceWithA1();
  cache.wishes = [{ level: 'A1' }];
  await packs.complete();
  await packs.removeOthers();
  expect(cache.files).toEqual(new Set(NEW.A1.map(({ address }) => address)));
});

test('a device that is to have no pack fetches none, and needs no list', async () => {
  const cache = new FakePackCache();
  const packs = versionPacks(cache, () => Promise.reject(new Error('There is no list.')));
  await packs.complete();
  expect(cache.files).toEqual(new Set());
});
