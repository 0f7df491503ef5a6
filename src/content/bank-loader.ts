import type * as v from 'valibot';
import { LEVELS, type Level } from '../domain/levels.ts';
import { parseContent } from './parse-content.ts';

/**
 * Creates the loader of a bank whose files are separate chunks.
 *
 * @param folder of the files, below `src/content`; it is named in errors
 * @returns a function that loads a file by its name. It rejects when the file cannot be fetched (offline
 * before the first visit) or does not match the schema, which the tests prevent
 */
export function createBankLoader<Schema extends v.GenericSchema, Name extends string>(
  folder: string,
  schema: Schema,
  files: Readonly<Record<Name, () => Promise<{ default: unknown }>>>,
): (name: Name) => Promise<v.InferOutput<Schema>> {
  return async (name) =>
    parseContent(schema, (await files[name]()).default, `${folder}/${name.toLowerCase()}.json`);
}

/**
 * Creates a loader for the rows of one level together with those of other levels, lowest level first. Other
 * levels that cannot be fetched are left out, because offline only the learner's own level is certain to be
 * on the device.
 */
export function createMultiLevelLoader<Row>(
  load: (level: Level) => Promise<readonly Row[]>,
): (level: Level, others: readonly Level[]) => Promise<readonly Row[]> {
  return async (level, others) => {
    const levels = LEVELS.filter((each) => each === level || others.includes(each));
    const lists = await Promise.all(
      levels.map((each) => (each === level ? load(each) : load(each).catch(() => []))),
    );
    return lists.flat();
  };
}
