import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AGE_BANDS } from '../../../src/domain/age-band.ts';
import { LEVELS, type Level, levelsBeside } from '../../../src/domain/levels.ts';
import { REASONS } from '../../../src/domain/reasons.ts';
import { createPackKeeper, type Readiness } from '../../../src/installation/level-packs/pack-keeper.ts';
import {
  addressesOf,
  filesOf,
  type Pack,
  wholePacks,
} from '../../../src/installation/level-packs/pack-list.ts';
import { forAllAsync } from '../../for-all.ts';
import { addressOf, FakePackCache, packList, packOf } from './fake-packs.ts';

const LIST = packList();

/** A level for every reason. */
const wholeLevel = (level: Level) => REASONS.map((reason) => packOf(level, { reason }));
/** What a device keeps beside a traveller's level: its other reasons, and these levels. */
const around = (level: Level, ...beside: Level[]): Pack[] => [
  ...beside.filter((each) => each < level).map((each) => packOf(each)),
  ...wholeLevel(level),
  ...beside.filter((each) => each > level).map((each) => packOf(each)),
];

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

/** A device with an empty cache, unless another is given, and what keeps packs in it. */
function aDevice({ cache = new FakePackCache(), isSavingData = false } = {}) {
  const keeper = createPackKeeper({
    readList: async () => LIST,
    cache,
    isSavingData: () => isSavingData,
    idle: () => Promise.resolve(),
  });
  return { cache, ...keeper };
}

describe('a device with a connection', () => {
  test('keeps the pack that it is told, those of the level’s other reasons, and those of the levels beside it', async () => {
    const { cache, keep, readiness } = aDevice();
    await keep(packOf('B1'));
    const held = around('B1', 'A2', 'B2');
    const bytes = filesOf(LIST, held).reduce((sum, file) => sum + file.bytes, 0);
    expect(readiness()).toEqual({ phase: 'ready', pack: packOf('B1'), held, bytes });
    expect(cache.files).toEqual(addressesOf(LIST, held));
    expect(cache.wishes).toEqual(held);
  });

  test('that saves data keeps the pack alone', async () => {
    const { cache, keep } = aDevice({ isSavingData: true });
    await keep(packOf('B1'));
    expect(cache.files).toEqual(addressesOf(LIST, [packOf('B1')]));
  });

  test('that is to keep a level alone gives the room of the others back, and fetches them again when it may', async () => {
    const { cache, keep, readiness } = aDevice();
    await keep(packOf('B1'));
    await keep(packOf('B1'), { alone: true });
    expect(cache.files).toEqual(addressesOf(LIST, wholeLevel('B1')));
    expect(readiness()).toMatchObject({ phase: 'ready', held: wholeLevel('B1') });
    expect(cache.wishes).toEqual(wholeLevel('B1'));
    await keep(packOf('B1'));
    expect(cache.wishes).toEqual(around('B1', 'A2', 'B2'));
  });

  test('removes what no pack in use needs, and not what bands share', async () => {
    const { cache, keep } = aDevice();
    await keep(packOf('A2'));
    await keep(packOf('B2'));
    expect(cache.files).toEqual(addressesOf(LIST, around('B2', 'B1', 'C1')));
  });

  test.each([
    ['reason', { reason: 'business' }],
    ['age', { age: 'teen' }],
  ] as const)(
    'keeps for a learner who changes the %s what is for the new one, and no more',
    async (_, change) => {
      const { cache, keep, readiness } = aDevice({ isSavingData: true });
      await keep(packOf('B1'));
      const changed = packOf('B1', change);
      await keep(changed);
      expect(readiness()).toMatchObject({
        phase: 'ready',
        pack: changed,
        held: expect.arrayContaining([changed]),
      });
      const needed = addressesOf(LIST, [changed]);
      expect([...needed].filter((address) => !cache.files.has(address))).toEqual([]);
      const [before = ''] = [...addressesOf(LIST, [packOf('B1')])].filter((address) => !needed.has(address));
      // Another reason of the level may stay, since it may be wanted; another age may not.
      expect(cache.files.has(before)).toBe(changed.age === 'adult');
    },
  );

  test('leaves the files of another version to its worker', async () => {
    const { cache, keep } = aDevice();
    cache.files.add(addressOf('course-A1-2'));
    await keep(packOf('C1'));
    expect(cache.files).toContain(addressOf('course-A1-2'));
  });

  test('tells by bytes how far it is', async () => {
    const { keep, readiness, onReadiness } = aDevice({ isSavingData: true });
    const told: Readiness[] = [];
    onReadiness(() => told.push(readiness()));
    await keep(packOf('A1'));
    expect(told.flatMap((each) => (each.phase === 'fetching' ? [each.share] : []))).toEqual([0, 0.6, 0.8, 1]);
    expect(told.at(-1)).toMatchObject({ phase: 'ready', held: [packOf('A1')] });
  });

  test('that has the pack fetches nothing', async () => {
    const { cache, keep } = aDevice();
    await keep(packOf('A1'));
    cache.filesToGive = 0;
    const again = aDevice({ cache });
    await again.keep(packOf('A1'));
    expect(again.readiness()).toMatchObject({ phase: 'ready', pack: packOf('A1') });
  });
});

describe('a device without a connection', () => {
  test('that changes its level says what it has, and removes nothing', async () => {
    const { cache, keep, readiness } = aDevice();
    await keep(packOf('A2'));
    const held = around('A2', 'A1', 'B1');
    cache.filesToGive = 0;
    await keep(packOf('C1'));
    expect(readiness()).toEqual({ phase: 'missing', pack: packOf('C1'), held });
    expect(cache.files).toEqual(addressesOf(LIST, held));
  });

  test('that saves data and changes its reason says that the old one is there', async () => {
    const { cache, keep, readiness } = aDevice({ isSavingData: true });
    await keep(packOf('A2'));
    cache.filesToGive = 0;
    const changed = packOf('A2', { reason: 'business' });
    await keep(changed);
    expect(readiness()).toEqual({ phase: 'missing', pack: changed, held: [packOf('A2')] });
  });

  test('goes on, once it has one, from where it stopped', async () => {
    const { cache, keep, readiness } = aDevice({ isSavingData: true });
    cache.filesToGive = 1;
    await keep(packOf('B1'));
    expect(readiness()).toMatchObject({ phase: 'missing', held: [] });
    cache.filesToGive = 2;
    await keep(packOf('B1'));
    expect(readiness()).toMatchObject({ phase: 'ready', held: [packOf('B1')] });
  });
});

test('a call is ended by the next one, whose pack alone is told and kept', async () => {
  const { cache, keep, readiness } = aDevice({ isSavingData: true });
  await Promise.all([keep(packOf('A1')), keep(packOf('C2'))]);
  expect(readiness()).toMatchObject({ phase: 'ready', pack: packOf('C2') });
  expect(cache.wishes).toEqual([packOf('C2')]);
});

test('whatever is kept and however the network fails: a ready pack is whole, and a missing one never costs another', async () => {
  const pack = fc.record({
    level: fc.constantFrom(...LEVELS),
    reason: fc.constantFrom(...REASONS),
    age: fc.constantFrom(...AGE_BANDS),
  });
  const steps = fc.array(fc.record({ pack, files: fc.nat(12) }), { maxLength: 6 });
  await forAllAsync(steps, async (calls) => {
    const { cache, keep, readiness } = aDevice();
    const wholeOf = (age: Pack['age']) => wholePacks(LIST, cache.files, age);
    const includes = (packs: readonly Pack[], one: Pack) =>
      packs.some(({ level, reason }) => level === one.level && reason === one.reason);
    for (const { pack: wanted, files } of calls) {
      const before = wholeOf(wanted.age);
      cache.filesToGive = files;
      await keep(wanted);
      const whole = wholeOf(wanted.age);
      const told = readiness();
      expect(told.phase).toBe(includes(whole, wanted) ? 'ready' : 'missing');
      if (told.phase === 'ready' || told.phase === 'missing') expect(told.held).toEqual(whole);
      const staying = before.filter(
        ({ level, reason }) =>
          told.phase === 'missing' ||
          level === wanted.level ||
          (levelsBeside(wanted.level).includes(level) && reason === wanted.reason),
      );
      expect(staying.filter((each) => !includes(whole, each))).toEqual([]);
    }
  });
});
