import * as v from 'valibot';
import { AGE_BANDS, type AgeBand } from '../../domain/age-band.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { REASONS, type Reason } from '../../domain/reasons.ts';

/** Written by the build (`vite/level-packs.ts`) and kept by the service worker: the page and its list are of one version. */
export const PACK_LIST_ADDRESS = '/packs.json';

/** Below this folder lies what packs are made of, and nothing else. Names have a hash: an address never changes its content. */
export const PACKS_FOLDER = '/assets/packs/';

const packFileSchema = v.object({
  address: v.pipe(v.string(), v.startsWith(PACKS_FOLDER)),
  /** As the browser keeps it; on the way it is smaller. */
  bytes: v.number(),
  /** For whom it is; for learners of every reason, or age, where it doesn't say. */
  reason: v.optional(v.picklist(REASONS)),
  ages: v.optional(v.pipe(v.array(v.picklist(AGE_BANDS)), v.readonly())),
});
export type PackFile = v.InferOutput<typeof packFileSchema>;

/** The banks and the curriculum of each level. Levels of a band share files. */
export const packListSchema = v.object(
  v.entriesFromList(LEVELS, v.pipe(v.array(packFileSchema), v.nonEmpty(), v.readonly())),
);
export type PackList = v.InferOutput<typeof packListSchema>;

/** Which pack: that of all learners of a level with one reason and of one age. */
export interface Pack {
  readonly level: Level;
  readonly reason: Reason;
  readonly age: AgeBand;
}

/** Packs by what they have in common; without a reason or an age those of every one. */
export type PackFilter = Pick<Pack, 'level'> & Partial<Pack>;

/** The files of these packs, each once: packs of a level, and levels of a band, share some. */
export function listPackFiles(list: PackList, wishes: readonly PackFilter[]): readonly PackFile[] {
  const files = wishes.flatMap(({ level, reason, age }) =>
    list[level].filter(
      (file) =>
        (!reason || !file.reason || file.reason === reason) &&
        (!age || !file.ages || file.ages.includes(age)),
    ),
  );
  return [...new Map(files.map((file) => [file.address, file])).values()];
}

/** All addresses of these packs. */
export function listPackAddresses(list: PackList, wishes: readonly PackFilter[]): ReadonlySet<string> {
  return new Set(listPackFiles(list, wishes).map(({ address }) => address));
}

/** The packs for an age that are stored whole, lowest level first. */
export function findCompletePacks(
  list: PackList,
  stored: ReadonlySet<string>,
  age: AgeBand,
): readonly Pack[] {
  return LEVELS.flatMap((level) => REASONS.map((reason) => ({ level, reason, age }))).filter((pack) =>
    listPackFiles(list, [pack]).every(({ address }) => stored.has(address)),
  );
}
