import { describe, expect, test } from 'vitest';
import { listPackAddresses } from '../../src/pwa/level-packs/pack-list.ts';
import { createVersionPacks } from '../../sw/version-packs.ts';
import { createPack, createPackList, FakePackCache, getPackAddress } from '../pwa/level-packs/fake-packs.ts';

const OLD = createPackList({ version: '1' });
const NEW = createPackList({ version: '2' });
const A1 = [createPack('A1')];

/** A device that wants A1, and has its files of the old version. */
function createDeviceWithA1() {
  const cache = new FakePackCache();
  cache.wantedPacks = A1;
  for (const address of listPackAddresses(OLD, A1)) cache.files.add(address);
  return { cache, packs: createVersionPacks(cache, async () => NEW) };
}

describe('a new version', () => {
  test('installs its files of the wanted packs and keeps those of the old version', async () => {
    const { cache, packs } = createDeviceWithA1();
    await packs.fetchMissingFiles();
    expect(cache.files).toEqual(new Set([...listPackAddresses(OLD, A1), ...listPackAddresses(NEW, A1)]));
  });

  test('fails to install while a file of the wanted packs can’t be fetched', async () => {
    const { cache, packs } = createDeviceWithA1();
    cache.remainingFiles = 1;
    await expect(packs.fetchMissingFiles()).rejects.toThrow();
    expect([...listPackAddresses(OLD, A1)].every((address) => cache.files.has(address))).toBe(true);
  });

  test('fetches only the files that the last try did not store', async () => {
    const { cache, packs } = createDeviceWithA1();
    cache.files.add(getPackAddress('course-A1-2'));
    cache.remainingFiles = 2;
    await packs.fetchMissingFiles();
    expect(cache.files).toContain(getPackAddress('band-A-2'));
  });

  test('deletes the files of the old version when it is activated', async () => {
    const { cache, packs } = createDeviceWithA1();
    await packs.fetchMissingFiles();
    await packs.deleteUnwantedFiles();
    expect(cache.files).toEqual(listPackAddresses(NEW, A1));
  });
});

test('a new version installs all files of a level for a device that stored no reason', async () => {
  const { cache, packs } = createDeviceWithA1();
  cache.wantedPacks = [{ level: 'A1' }];
  await packs.fetchMissingFiles();
  await packs.deleteUnwantedFiles();
  expect(cache.files).toEqual(new Set(NEW.A1.map(({ address }) => address)));
});

test('a device without wanted packs fetches none, and reads no list', async () => {
  const cache = new FakePackCache();
  const packs = createVersionPacks(cache, () => Promise.reject(new Error('There is no list.')));
  await packs.fetchMissingFiles();
  expect(cache.files).toEqual(new Set());
});
