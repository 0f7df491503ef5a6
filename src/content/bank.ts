import * as v from 'valibot';

/**
 * A bank of several files, each a chunk of its own: a game fetches only those that it deals from. What it gives loads
 * one of them. It rejects when the file cannot be fetched (offline before the first visit) or does not fit the schema,
 * which is a bug that the tests catch.
 */
export function bankOf<Schema extends v.GenericSchema, Name extends string>(
  schema: Schema,
  files: Readonly<Record<Name, () => Promise<{ default: unknown }>>>,
): (name: Name) => Promise<v.InferOutput<Schema>> {
  return async (name) => v.parse(schema, (await files[name]()).default);
}
