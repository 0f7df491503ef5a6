import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AGE_BANDS } from '../../../src/domain/age-band.ts';
import { getAdjacentLevels, LEVELS, type Level } from '../../../src/domain/levels.ts';
import { REASONS } from '../../../src/domain/reasons.ts';
import {
  createPackDownloader,
  type PackStatus,
} from '../../../src/installation/level-packs/pack-downloader.ts';
import {
  findCompletePacks,
  listPackAddresses,
  listPackFiles,
  type Pack,
} from '../../../src/installation/level-packs/pack-list.ts';
import { forAllAsync } from '../../for-all.ts';
import { createPack, createPackList, FakePackCache, getPackAddress } from './fake-packs.ts';

const LIST = createPackList();

/** A level for every reason. */
const wholeLevel = (level: Level) => REASONS.map((reason) => createPack(level, { reason }));
/** What a device keeps beside a traveller's level: its other reasons, and these levels. */
const around = (level: Level, ...beside: Level[]): Pack[] => [
  ...beside.filter((each) => each < level).map((each) => createPack(each)),
  ...wholeLevel(level),
  ...beside.filter((each) => each > level).map((each) => createPack(each)),
];

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

/** A device with an empty cache, unless another is given, and what keeps packs in it. */
function aDevice({ cache = new FakePackCache(), isSavingData = false } = {}) {
  const keeper = createPackDownloader({
    readList: async () => LIST,
    cache,
    isSavingData: () => isSavingData,
    waitForIdle: () => Promise.resolve(),
  });
  return { cache, ...keeper };
}

describe('a device with a connection', () => {
  test('keeps the pack that it is told, those of the level’s other reasons, and those of the levels beside it', async () => {
    const { cache, downloadPack, getStatus } = aDevice();
    await downloadPack(createPack('B1'));
    const storedPacks = around('B1', 'A2', 'B2');
    const bytes = listPackFiles(LIST, storedPacks).reduce((sum, file) => sum + file.bytes, 0);
    expect(getStatus()).toEqual({ status: 'ready', pack: createPack('B1'), storedPacks, bytes });
    expect(cache.files).toEqual(listPackAddresses(LIST, storedPacks));
    expect(cache.wantedPacks).toEqual(storedPacks);
  });

  test('that saves data keeps the pack alone', async () => {
    const { cache, downloadPack } = aDevice({ isSavingData: true });
    await downloadPack(createPack('B1'));
    expect(cache.files).toEqual(listPackAddresses(LIST, [createPack('B1')]));
  });

  test('that is to keep a level alone gives the room of the others back, and fetches them again when it may', async () => {
    const { cache, downloadPack, getStatus } = aDevice();
    await downloadPack(createPack('B1'));
    await downloadPack(createPack('B1'), { alone: true });
    expect(cache.files).toEqual(listPackAddresses(LIST, wholeLevel('B1')));
    expect(getStatus()).toMatchObject({ status: 'ready', storedPacks: wholeLevel('B1') });
    expect(cache.wantedPacks).toEqual(wholeLevel('B1'));
    await downloadPack(createPack('B1'));
    expect(cache.wantedPacks).toEqual(around('B1', 'A2', 'B2'));
  });

  test('removes what no pack in use needs, and not what bands share', async () => {
    const { cache, downloadPack } = aDevice();
    await downloadPack(createPack('A2'));
    await downloadPack(createPack('B2'));
    expect(cache.files).toEqual(listPackAddresses(LIST, around('B2', 'B1', 'C1')));
  });

  test.each([
    ['reason', { reason: 'business' }],
    ['age', { age: 'teen' }],
  ] as const)(
    'keeps for a learner who changes the %s what is for the new one, and no more',
    async (_, change) => {
      const { cache, downloadPack, getStatus } = aDevice({ isSavingData: true });
      await downloadPack(createPack('B1'));
      const changed = createPack('B1', change);
      await downloadPack(changed);
      expect(getStatus()).toMatchObject({
        status: 'ready',
        pack: changed,
        storedPacks: expect.arrayContaining([changed]),
      });
      const needed = listPackAddresses(LIST, [changed]);
      expect([...needed].filter((address) => !cache.files.has(address))).toEqual([]);
      const [before = ''] = [...listPackAddresses(LIST, [createPack('B1')])].filter(
        (address) => !needed.has(address),
      );
      // Another reason of the level may stay, since it may be wanted; another age may not.
      expect(cache.files.has(before)).toBe(changed.age === 'adult');
    },
  );

  test('leaves the files of another version to its worker', async () => {
    const { cache, downloadPack } = aDevice();
    cache.files.add(getPackAddress('course-A1-2'));
    await downloadPack(createPack('C1'));
    expect(cache.files).toContain(getPackAddress('course-A1-2'));
  });

  test('tells by bytes how far it is', async () => {
    const { downloadPack, getStatus, onStatusChange } = aDevice({ isSavingData: true });
    const told: PackStatus[] = [];
    onStatusChange(() => told.push(getStatus()));
    await downloadPack(createPack('A1'));
    expect(told.flatMap((each) => (each.status === 'fetching' ? [each.progress] : []))).toEqual([
      0, 0.6, 0.8, 1,
    ]);
    expect(told.at(-1)).toMatchObject({ status: 'ready', storedPacks: [createPack('A1')] });
  });

  test('that has the pack fetches nothing', async () => {
    const { cache, downloadPack } = aDevice();
    await downloadPack(createPack('A1'));
    cache.remainingFiles = 0;
    const again = aDevice({ cache });
    await again.downloadPack(createPack('A1'));
    expect(again.getStatus()).toMatchObject({ status: 'ready', pack: createPack('A1') });
  });
});

describe('a device without a connection', () => {
  test('that changes its level says what it has, and removes nothing', async () => {
    const { cache, downloadPack, getStatus } = aDevice();
    await downloadPack(createPack('A2'));
    const storedPacks = around('A2', 'A1', 'B1');
    cache.remainingFiles = 0;
    await downloadPack(createPack('C1'));
    expect(getStatus()).toEqual({ status: 'missing', pack: createPack('C1'), storedPacks });
    expect(cache.files).toEqual(listPackAddresses(LIST, storedPacks));
  });

  test('that saves data and changes its reason says that the old one is there', async () => {
    const { cache, downloadPack, getStatus } = aDevice({ isSavingData: true });
    await downloadPack(createPack('A2'));
    cache.remainingFiles = 0;
    const changed = createPack('A2', { reason: 'business' });
    await downloadPack(changed);
    expect(getStatus()).toEqual({ status: 'missing', pack: changed, storedPacks: [createPack('A2')] });
  });

  test('goes on, once it has one, from where it stopped', async () => {
    const { cache, downloadPack, getStatus } = aDevice({ isSavingData: true });
    cache.remainingFiles = 1;
    await downloadPack(createPack('B1'));
    expect(getStatus()).toMatchObject({ status: 'missing', storedPacks: [] });
    cache.remainingFiles = 2;
    await downloadPack(createPack('B1'));
    expect(getStatus()).toMatchObject({ status: 'ready', storedPacks: [createPack('B1')] });
  });
});

test('a call is ended by the next one, whose pack alone is told and kept', async () => {
  const { cache, downloadPack, getStatus } = aDevice({ isSavingData: true });
  await Promise.all([downloadPack(createPack('A1')), downloadPack(createPack('C2'))]);
  expect(getStatus()).toMatchObject({ status: 'ready', pack: createPack('C2') });
  expect(cache.wantedPacks).toEqual([createPack('C2')]);
});

test('whatever is kept and however the network fails: a ready pack is whole, and a missing one never costs another', async () => {
  const pack = fc.record({
    level: fc.constantFrom(...LEVELS),
    reason: fc.constantFrom(...REASONS),
    age: fc.constantFrom(...AGE_BANDS),
  });
  const steps = fc.array(fc.record({ pack, files: fc.nat(12) }), { maxLength: 6 });
  await forAllAsync(steps, async (calls) => {
    const { cache, downloadPack, getStatus } = aDevice();
    const wholeOf = (age: Pack['age']) => findCompletePacks(LIST, cache.files, age);
    const includes = (packs: readonly Pack[], one: Pack) =>
      packs.some(({ level, reason }) => level === one.level && reason === one.reason);
    for (const { pack: wanted, files } of calls) {
      const before = wholeOf(wanted.age);
      cache.remainingFiles = files;
      await downloadPack(wanted);
      const whole = wholeOf(wanted.age);
      const told = getStatus();
      expect(told.status).toBe(includes(whole, wanted) ? 'ready' : 'missing');
      if (told.status === 'ready' || told.status === 'missing') expect(told.storedPacks).toEqual(whole);
      const staying = before.filter(
        ({ level, reason }) =>
          told.status === 'missing' ||
          level === wanted.level ||
          (getAdjacentLevels(wanted.level).includes(level) && reason === wanted.reason),
      );
      expect(staying.filter((each) => !includes(whole, each))).toEqual([]);
    }
  });
});
