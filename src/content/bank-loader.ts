import * as v from 'valibot';
import { LEVELS, type Level } from '../domain/levels.ts';

/**
 * A bank of several files, each a chunk of its own: a game fetches only those that it deals from. What it gives loads
 * one of them. It rejects when the file cannot be fetched (offline before the first visit) or does not fit the schema,
 * which is a bug that the tests catch.
 */
export function createBankLoader<Schema extends v.GenericSchema, Name extends string>(
  schema: Schema,
  files: Readonly<Record<Name, () => Promise<{ default: unknown }>>>,
): (name: Name) => Promise<v.InferOutput<Schema>> {
  return async (name) => v.parse(schema, (await files[name]()).default);
}

/**
 * Of a bank with a list for each level, loads that of one level together with those of others, lowest level first. Of the
 * others, one that can't be had is passed over: without a connection a device has the learner's own level for certain,
 * and those beside it mostly.
 */
export function createMultiLevelLoader<Row>(
  load: (level: Level) => Promise<readonly Row[]>,
): (level: Level, others: readonly Level[]) => Promise<readonly Row[]> {
  return async (level, others) => {
    const wanted = LEVELS.filter((each) => each === level || others.includes(each));
    const lists = await Promise.all(
      wanted.map((each) => (each === level ? load(each) : load(each).catch(() => []))),
    );
    return lists.flat();
  };
}
