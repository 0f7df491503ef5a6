import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LEVELS, type Level, levelsBeside } from '../../../src/domain/levels.ts';
import { createPackKeeper, type Readiness } from '../../../src/installation/level-packs/pack-keeper.ts';
import { addressesOf, wholeLevels } from '../../../src/installation/level-packs/pack-list.ts';
import { forAllAsync } from '../../for-all.ts';
import { addressOf, FakePackCache, packList } from './fake-packs.ts';

const LIST = packList();

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

function keeperOf(cache: FakePackCache, isSavingData = false) {
  return createPackKeeper({
    readList: async () => LIST,
    cache,
    isSavingData: () => isSavingData,
    idle: () => Promise.resolve(),
  });
}

describe('a device with a connection', () => {
  test('keeps the level that it is told, and those beside it', async () => {
    const cache = new FakePackCache();
    const { keep, readiness } = keeperOf(cache);
    await keep('B1');
    const files = new Map(
      ['A2', 'B1', 'B2'].flatMap((level) => LIST[level as Level]).map((file) => [file.address, file]),
    );
    const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
    expect(readiness()).toEqual({ phase: 'ready', level: 'B1', held: ['A2', 'B1', 'B2'], bytes });
    expect(cache.files).toEqual(addressesOf(LIST, ['A2', 'B1', 'B2']));
    expect(cache.kept).toEqual(['A2', 'B1', 'B2']);
  });

  test('that saves data keeps the level alone', async () => {
    const cache = new FakePackCache();
    await keeperOf(cache, true).keep('B1');
    expect(cache.files).toEqual(addressesOf(LIST, ['B1']));
  });

  test('that is to keep a level alone gives the room of the others back, and fetches them again when it may', async () => {
    const cache = new FakePackCache();
    const { keep, readiness } = keeperOf(cache);
    await keep('B1');
    await keep('B1', { alone: true });
    expect(cache.files).toEqual(addressesOf(LIST, ['B1']));
    expect(readiness()).toMatchObject({ phase: 'ready', held: ['B1'] });
    expect(cache.kept).toEqual(['B1']);
    await keep('B1');
    expect(cache.kept).toEqual(['A2', 'B1', 'B2']);
  });

  test('removes what no level in use needs, and not what bands share', async () => {
    const cache = new FakePackCache();
    const { keep } = keeperOf(cache);
    await keep('A2');
    await keep('B2');
    expect(cache.files).toEqual(addressesOf(LIST, ['B1', 'B2', 'C1']));
  });

  test('leaves the files of another version to its worker', async () => {
    const cache = new FakePackCache();
    cache.files.add(addressOf('course-A1-2'));
    await keeperOf(cache).keep('C1');
    expect(cache.files).toContain(addressOf('course-A1-2'));
  });

  test('tells by bytes how far it is', async () => {
    const { keep, readiness, onReadiness } = keeperOf(new FakePackCache(), true);
    const told: Readiness[] = [];
    onReadiness(() => told.push(readiness()));
    await keep('A1');
    expect(told.flatMap((each) => (each.phase === 'fetching' ? [each.share] : []))).toEqual([0, 0.75, 1]);
    expect(told.at(-1)).toMatchObject({ phase: 'ready', held: ['A1'] });
  });

  test('that has the level fetches nothing', async () => {
    const cache = new FakePackCache();
    await keeperOf(cache).keep('A1');
    cache.filesToGive = 0;
    const again = keeperOf(cache);
    await again.keep('A1');
    expect(again.readiness()).toMatchObject({ phase: 'ready', level: 'A1' });
  });
});

describe('a device without a connection', () => {
  test('that changes its level says what it has, and removes nothing', async () => {
    const cache = new FakePackCache();
    const { keep, readiness } = keeperOf(cache);
    await keep('A2');
    cache.filesToGive = 0;
    await keep('C1');
    expect(readiness()).toEqual({ phase: 'missing', level: 'C1', held: ['A1', 'A2', 'B1'] });
    expect(cache.files).toEqual(addressesOf(LIST, ['A1', 'A2', 'B1']));
  });

  test('goes on, once it has one, from where it stopped', async () => {
    const cache = new FakePackCache();
    const { keep, readiness } = keeperOf(cache, true);
    cache.filesToGive = 1;
    await keep('B1');
    expect(readiness()).toMatchObject({ phase: 'missing', held: [] });
    cache.filesToGive = 1;
    await keep('B1');
    expect(readiness()).toMatchObject({ phase: 'ready', held: ['B1'] });
  });
});

test('a call is ended by the next one, whose level alone is told and kept', async () => {
  const cache = new FakePackCache();
  const { keep, readiness } = keeperOf(cache, true);
  await Promise.all([keep('A1'), keep('C2')]);
  expect(readiness()).toMatchObject({ phase: 'ready', level: 'C2' });
  expect(cache.kept).toEqual(['C2']);
});

test('whatever is kept and however the network fails: a ready level is whole, and a missing one never costs another', async () => {
  const steps = fc.array(fc.record({ level: fc.constantFrom(...LEVELS), files: fc.nat(8) }), {
    maxLength: 6,
  });
  await forAllAsync(steps, async (calls) => {
    const cache = new FakePackCache();
    const { keep, readiness } = keeperOf(cache);
    for (const { level, files } of calls) {
      const before = wholeLevels(LIST, cache.files);
      cache.filesToGive = files;
      await keep(level);
      const whole = wholeLevels(LIST, cache.files);
      const told = readiness();
      expect(told.phase).toBe(whole.includes(level) ? 'ready' : 'missing');
      if (told.phase === 'ready' || told.phase === 'missing') expect(told.held).toEqual(whole);
      const wanted = told.phase === 'missing' ? LEVELS : [level, ...levelsBeside(level)];
      expect(before.filter((each) => wanted.includes(each) && !whole.includes(each))).toEqual([]);
    }
  });
});
