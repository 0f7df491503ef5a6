import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AGE_BANDS } from '../../../src/domain/age-band.ts';
import { getAdjacentLevels, LEVELS, type Level } from '../../../src/domain/levels.ts';
import { REASONS } from '../../../src/domain/reasons.ts';
import { createPackDownloader, type PackStatus } from '../../../src/pwa/level-packs/pack-downloader.ts';
import {
  findCompletePacks,
  listPackAddresses,
  listPackFiles,
  type Pack,
} from '../../../src/pwa/level-packs/pack-list.ts';
import { forAllAsync } from '../../for-all.ts';
import { createPack, createPackList, FakePackCache, getPackAddress } from './fake-packs.ts';

const LIST = createPackList();

/** The packs of a level, for every reason. */
const createLevelPacks = (level: Level) => REASONS.map((reason) => createPack(level, { reason }));

/** The packs of a level for each reason, and of adjacent levels for a traveller, lowest level first. */
const createRelatedPacks = (level: Level, ...adjacent: Level[]): Pack[] => [
  ...adjacent.filter((each) => each < level).map((each) => createPack(each)),
  ...createLevelPacks(level),
  ...adjacent.filter((each) => each > level).map((each) => createPack(each)),
];

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

/** The downloader of a device, by default with an empty cache. */
function createDevice({ cache = new FakePackCache(), isSavingData = false } = {}) {
  const downloader = createPackDownloader({
    readList: async () => LIST,
    cache,
    isSavingData: () => isSavingData,
    waitForIdle: () => Promise.resolve(),
  });
  return { cache, ...downloader };
}

describe('a device with a connection', () => {
  test('stores the wanted pack, those of the level’s other reasons, and those of adjacent levels', async () => {
    const { cache, downloadPack, getStatus } = createDevice();
    await downloadPack(createPack('B1'));
    const storedPacks = createRelatedPacks('B1', 'A2', 'B2');
    const bytes = listPackFiles(LIST, storedPacks).reduce((sum, file) => sum + file.bytes, 0);
    expect(getStatus()).toEqual({ status: 'ready', pack: createPack('B1'), storedPacks, bytes });
    expect(cache.files).toEqual(listPackAddresses(LIST, storedPacks));
    expect(cache.wantedPacks).toEqual(storedPacks);
  });

  test('that saves data stores only the wanted pack', async () => {
    const { cache, downloadPack } = createDevice({ isSavingData: true });
    await downloadPack(createPack('B1'));
    expect(cache.files).toEqual(listPackAddresses(LIST, [createPack('B1')]));
  });

  test('deletes adjacent levels when only the own level is wanted, and fetches them again later', async () => {
    const { cache, downloadPack, getStatus } = createDevice();
    await downloadPack(createPack('B1'));
    await downloadPack(createPack('B1'), { isOwnLevelOnly: true });
    expect(cache.files).toEqual(listPackAddresses(LIST, createLevelPacks('B1')));
    expect(getStatus()).toMatchObject({ status: 'ready', storedPacks: createLevelPacks('B1') });
    expect(cache.wantedPacks).toEqual(createLevelPacks('B1'));
    await downloadPack(createPack('B1'));
    expect(cache.wantedPacks).toEqual(createRelatedPacks('B1', 'A2', 'B2'));
  });

  test('deletes files that no wanted pack needs, and keeps those shared by a band', async () => {
    const { cache, downloadPack } = createDevice();
    await downloadPack(createPack('A2'));
    await downloadPack(createPack('B2'));
    expect(cache.files).toEqual(listPackAddresses(LIST, createRelatedPacks('B2', 'B1', 'C1')));
  });

  test.each([
    // The level's other reasons stay wanted; another age does not.
    ['reason', { reason: 'business' }, { isOldFileKept: true }],
    ['age', { age: 'teen' }, { isOldFileKept: false }],
  ] as const)(
    'stores the pack of the new %s for a learner who changes it',
    async (_, change, { isOldFileKept }) => {
      const { cache, downloadPack, getStatus } = createDevice({ isSavingData: true });
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
      expect(cache.files.has(before)).toBe(isOldFileKept);
    },
  );

  test('does not delete files of another version, which its worker manages', async () => {
    const { cache, downloadPack } = createDevice();
    cache.files.add(getPackAddress('course-A1-2'));
    await downloadPack(createPack('C1'));
    expect(cache.files).toContain(getPackAddress('course-A1-2'));
  });

  test('reports its progress by bytes', async () => {
    const { downloadPack, getStatus, onStatusChange } = createDevice({ isSavingData: true });
    const statuses: PackStatus[] = [];
    onStatusChange(() => statuses.push(getStatus()));
    await downloadPack(createPack('A1'));
    expect(statuses.flatMap((each) => (each.status === 'fetching' ? [each.progress] : []))).toEqual([
      // Files of 300, 100 and 100 bytes.
      0, 0.6, 0.8, 1,
    ]);
    expect(statuses.at(-1)).toMatchObject({ status: 'ready', storedPacks: [createPack('A1')] });
  });

  test('fetches nothing if the pack is stored', async () => {
    const { cache, downloadPack } = createDevice();
    await downloadPack(createPack('A1'));
    cache.remainingFiles = 0;
    const again = createDevice({ cache });
    await again.downloadPack(createPack('A1'));
    expect(again.getStatus()).toMatchObject({ status: 'ready', pack: createPack('A1') });
  });
});

describe('a device without a connection', () => {
  test('reports the stored packs when the level changes, and deletes nothing', async () => {
    const { cache, downloadPack, getStatus } = createDevice();
    await downloadPack(createPack('A2'));
    const storedPacks = createRelatedPacks('A2', 'A1', 'B1');
    cache.remainingFiles = 0;
    await downloadPack(createPack('C1'));
    expect(getStatus()).toEqual({ status: 'missing', pack: createPack('C1'), storedPacks });
    expect(cache.files).toEqual(listPackAddresses(LIST, storedPacks));
  });

  test('that saves data reports the old pack when the reason changes', async () => {
    const { cache, downloadPack, getStatus } = createDevice({ isSavingData: true });
    await downloadPack(createPack('A2'));
    cache.remainingFiles = 0;
    const changed = createPack('A2', { reason: 'business' });
    await downloadPack(changed);
    expect(getStatus()).toEqual({ status: 'missing', pack: changed, storedPacks: [createPack('A2')] });
  });

  test('continues a download where it stopped', async () => {
    const { cache, downloadPack, getStatus } = createDevice({ isSavingData: true });
    cache.remainingFiles = 1;
    await downloadPack(createPack('B1'));
    expect(getStatus()).toMatchObject({ status: 'missing', storedPacks: [] });
    cache.remainingFiles = 2;
    await downloadPack(createPack('B1'));
    expect(getStatus()).toMatchObject({ status: 'ready', storedPacks: [createPack('B1')] });
  });
});

test('a new call aborts an earlier one, whose pack is neither reported nor wanted', async () => {
  const { cache, downloadPack, getStatus } = createDevice({ isSavingData: true });
  await Promise.all([downloadPack(createPack('A1')), downloadPack(createPack('C2'))]);
  expect(getStatus()).toMatchObject({ status: 'ready', pack: createPack('C2') });
  expect(cache.wantedPacks).toEqual([createPack('C2')]);
});

test('a ready pack is always complete, and a missing one never deletes another, for any network failures', async () => {
  const pack = fc.record({
    level: fc.constantFrom(...LEVELS),
    reason: fc.constantFrom(...REASONS),
    age: fc.constantFrom(...AGE_BANDS),
  });
  const steps = fc.array(fc.record({ pack, files: fc.nat(12) }), { maxLength: 6 });
  await forAllAsync(steps, async (calls) => {
    const { cache, downloadPack, getStatus } = createDevice();
    const listComplete = (age: Pack['age']) => findCompletePacks(LIST, cache.files, age);
    const includesPack = (packs: readonly Pack[], one: Pack) =>
      packs.some(({ level, reason }) => level === one.level && reason === one.reason);
    for (const { pack: wanted, files } of calls) {
      const before = listComplete(wanted.age);
      cache.remainingFiles = files;
      await downloadPack(wanted);
      const complete = listComplete(wanted.age);
      const status = getStatus();
      expect(status.status).toBe(includesPack(complete, wanted) ? 'ready' : 'missing');
      if (status.status === 'ready' || status.status === 'missing')
        expect(status.storedPacks).toEqual(complete);
      // The packs of the level, and those of adjacent levels for the reason, stay; without a new pack all do.
      const staying = before.filter(
        ({ level, reason }) =>
          status.status === 'missing' ||
          level === wanted.level ||
          (getAdjacentLevels(wanted.level).includes(level) && reason === wanted.reason),
      );
      expect(staying.filter((each) => !includesPack(complete, each))).toEqual([]);
    }
  });
});
