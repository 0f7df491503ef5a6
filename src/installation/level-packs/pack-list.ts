import * as v from 'valibot';
import { LEVELS, type Level } from '../../domain/levels.ts';

/** Written by the build (`vite/level-packs.ts`) and kept by the service worker: the page and its list are of one version. */
export const PACK_LIST_ADDRESS = '/packs.json';

/** Below this folder lies what packs are made of, and nothing else. Names have a hash: an address never changes its content. */
export const PACKS_FOLDER = '/assets/packs/';

const packFileSchema = v.object({
  address: v.pipe(v.string(), v.startsWith(PACKS_FOLDER)),
  /** As the browser keeps it; on the way it is smaller. */
  bytes: v.number(),
});
export type PackFile = v.InferOutput<typeof packFileSchema>;

/** The banks and the curriculum of each level. Levels of a band share files. */
export const packListSchema = v.object(
  v.entriesFromList(LEVELS, v.pipe(v.array(packFileSchema), v.nonEmpty(), v.readonly())),
);
export type PackList = v.InferOutput<typeof packListSchema>;

/** All addresses of these levels' packs. */
export function addressesOf(list: PackList, levels: readonly Level[]): ReadonlySet<string> {
  return new Set(levels.flatMap((level) => list[level].map(({ address }) => address)));
}

/** The files of these levels' packs, each once: levels of a band share some. */
export function filesOf(list: PackList, levels: readonly Level[]): readonly PackFile[] {
  const files = levels.flatMap((level) => list[level]);
  return [...new Map(files.map((file) => [file.address, file])).values()];
}

/** The levels whose packs are stored whole, lowest first. */
export function wholeLevels(list: PackList, stored: ReadonlySet<string>): readonly Level[] {
  return LEVELS.filter((level) => list[level].every(({ address }) => stored.has(address)));
}
