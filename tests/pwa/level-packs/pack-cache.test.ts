import { expect, test } from 'vitest';
import { openPackCache, PACK_CACHE } from '../../../src/pwa/level-packs/pack-cache.ts';
import { FakeCaches, FakeServer } from '../../sw/fake-caches.ts';
import { createPack } from './fake-packs.ts';

function openCache() {
  const caches = new FakeCaches();
  const server = new FakeServer('1');
  return { caches, cache: openPackCache(caches, (address) => server.fetchFile(String(address))) };
}

test('the list of wanted packs is stored beside the files and is none of them', async () => {
  const { cache } = openCache();
  expect(await cache.readWantedPacks()).toEqual([]);
  const packs = [createPack('B1'), createPack('A2', { reason: 'personal growth', age: 'child' })];
  await cache.saveWantedPacks(packs);
  expect(await cache.readWantedPacks()).toEqual(packs);
  expect(await cache.readAddresses()).toEqual(new Set());
});

test('levels that an earlier version stored are read as packs for every reason and age', async () => {
  const { caches, cache } = openCache();
  await (await caches.open(PACK_CACHE)).put('/kept-levels', Response.json(['A2', 'B1']));
  expect(await cache.readWantedPacks()).toEqual([{ level: 'A2' }, { level: 'B1' }]);
});

test('an unreadable list of wanted packs is read as an empty one', async () => {
  const { caches, cache } = openCache();
  for (const unreadable of ['["Z9"]', '{', '[{"level":"B1"}]']) {
    await (await caches.open(PACK_CACHE)).put('/kept-levels', new Response(unreadable));
    expect(await cache.readWantedPacks()).toEqual([]);
  }
});
