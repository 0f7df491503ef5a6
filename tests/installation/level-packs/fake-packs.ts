import { LEVELS, type Level } from '../../../src/domain/levels.ts';
import type { PackCache } from '../../../src/installation/level-packs/pack-cache.ts';
import { PACKS_FOLDER, type PackList } from '../../../src/installation/level-packs/pack-list.ts';

export const addressOf = (name: string) => `${PACKS_FOLDER}${name}.js`;

/** A list in which each level has a file of its own and one that its band shares. */
export function packList(version = '1'): PackList {
  const packOf = (level: Level) => [
    { address: addressOf(`course-${level}-${version}`), bytes: 300 },
    { address: addressOf(`band-${level.charAt(0)}-${version}`), bytes: 100 },
  ];
  return Object.fromEntries(LEVELS.map((level) => [level, packOf(level)])) as unknown as PackList;
}

/** Stores addresses in memory. */
export class FakePackCache implements PackCache {
  readonly files = new Set<string>();
  kept: readonly Level[] = [];
  /** How many more files the network gives before it is gone. */
  filesToGive = Number.POSITIVE_INFINITY;

  async stored() {
    return new Set(this.files);
  }

  async add(address: string, signal?: AbortSignal) {
    await Promise.resolve();
    signal?.throwIfAborted();
    if (this.filesToGive <= 0) throw new TypeError('Failed to fetch');
    this.filesToGive -= 1;
    this.files.add(address);
  }

  async remove(addresses: Iterable<string>) {
    for (const address of addresses) this.files.delete(address);
  }

  async keptLevels() {
    return this.kept;
  }

  async setKeptLevels(levels: readonly Level[]) {
    this.kept = levels;
  }
}
