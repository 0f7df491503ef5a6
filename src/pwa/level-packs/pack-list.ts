import * as v from 'valibot';
import { AGE_BANDS, type AgeBand } from '../../domain/age-band.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { REASONS, type Reason } from '../../domain/reasons.ts';

/**
 * Written by the build (`vite/level-packs.ts`), cached by the service worker: page and list have the same
 * version.
 */
export const PACK_LIST_ADDRESS = '/packs.json';

/**
 * The folder of pack files only. Their names have a hash, so that the content of an address never changes.
 */
export const PACKS_FOLDER = '/assets/packs/';

const packFileSchema = v.object({
  address: v.pipe(v.string(), v.startsWith(PACKS_FOLDER)),
  /** The uncompressed size, which the browser stores. */
  bytes: v.number(),
  /** The learners who need the file; without a reason or ages, learners of all of them. */
  reason: v.optional(v.picklist(REASONS)),
  ages: v.optional(v.pipe(v.array(v.picklist(AGE_BANDS)), v.readonly())),
});
export type PackFile = v.InferOutput<typeof packFileSchema>;

/**
 * The files of each level: banks and curriculum. The two levels of a band, such as A1 and A2, share files.
 */
export const packListSchema = v.object(
  v.entriesFromList(LEVELS, v.pipe(v.array(packFileSchema), v.nonEmpty(), v.readonly())),
);
export type PackList = v.InferOutput<typeof packListSchema>;

/** The files that learners of a level with one reason and one age need offline. */
export interface Pack {
  readonly level: Level;
  readonly reason: Reason;
  readonly age: AgeBand;
}

/** Packs of a level; without a reason or an age, the packs for all of them. */
export type PackFilter = Pick<Pack, 'level'> & Partial<Pack>;

/** The files of these packs, each once: packs of a level, and levels of a band, share some. */
export function listPackFiles(list: PackList, packs: readonly PackFilter[]): readonly PackFile[] {
  const files = packs.flatMap(({ level, reason, age }) =>
    list[level].filter(
      (file) =>
        (!reason || !file.reason || file.reason === reason) &&
        (!age || !file.ages || file.ages.includes(age)),
    ),
  );
  return [...new Map(files.map((file) => [file.address, file])).values()];
}

/** The addresses of the files of these packs. */
export function listPackAddresses(list: PackList, packs: readonly PackFilter[]): ReadonlySet<string> {
  return new Set(listPackFiles(list, packs).map(({ address }) => address));
}

/** The packs for an age whose files are all stored, lowest level first. */
export function findCompletePacks(
  list: PackList,
  storedAddresses: ReadonlySet<string>,
  age: AgeBand,
): readonly Pack[] {
  return LEVELS.flatMap((level) => REASONS.map((reason) => ({ level, reason, age }))).filter((pack) =>
    listPackFiles(list, [pack]).every(({ address }) => storedAddresses.has(address)),
  );
}
