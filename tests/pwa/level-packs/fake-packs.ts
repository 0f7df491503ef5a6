import { LEVELS, type Level } from '../../../src/domain/levels.ts';
import { REASONS } from '../../../src/domain/reasons.ts';
import type { PackCache } from '../../../src/pwa/level-packs/pack-cache.ts';
import {
  PACKS_FOLDER,
  type Pack,
  type PackFile,
  type PackFilter,
  type PackList,
} from '../../../src/pwa/level-packs/pack-list.ts';

export const getPackAddress = (name: string) => `${PACKS_FOLDER}${name}.js`;

const AGES = { young: ['child', 'preteen', 'teen'], adult: ['adult'] } as const;

/**
 * A list in which each level has its own file, one shared by its band, and two for each reason: young and
 * adult.
 */
export function createPackList({ version = '1' } = {}): PackList {
  const createFiles = (level: Level): PackFile[] => [
    { address: getPackAddress(`course-${level}-${version}`), bytes: 300 },
    { address: getPackAddress(`band-${level.charAt(0)}-${version}`), bytes: 100 },
    ...REASONS.flatMap((reason) =>
      (['young', 'adult'] as const).map((who) => ({
        address: getPackAddress(`course-${level}-${reason}-${who}-${version}`),
        bytes: 100,
        reason,
        ages: AGES[who],
      })),
    ),
  ];
  return Object.fromEntries(LEVELS.map((level) => [level, createFiles(level)])) as unknown as PackList;
}

/** The pack for an adult traveller. */
export const createPack = (level: Level, changes: Partial<Pack> = {}): Pack => ({
  level,
  reason: 'travel',
  age: 'adult',
  ...changes,
});

/** A cache that stores only addresses. */
export class FakePackCache implements PackCache {
  readonly files = new Set<string>();
  wantedPacks: readonly PackFilter[] = [];
  /** How many more files can be fetched before the network fails. */
  remainingFiles = Number.POSITIVE_INFINITY;

  async readAddresses() {
    return new Set(this.files);
  }

  async addFile(address: string, signal?: AbortSignal) {
    await Promise.resolve();
    signal?.throwIfAborted();
    if (this.remainingFiles <= 0) throw new TypeError('Failed to fetch');
    this.remainingFiles -= 1;
    this.files.add(address);
  }

  async deleteFiles(addresses: Iterable<string>) {
    for (const address of addresses) this.files.delete(address);
  }

  async readWantedPacks() {
    return this.wantedPacks;
  }

  async saveWantedPacks(packs: readonly Pack[]) {
    this.wantedPacks = packs;
  }
}
