import * as v from 'valibot';

/** The latest valid time, in milliseconds since the epoch: slightly below the maximum of `Date`. */
export const MAX_TIMESTAMP = 8e15;

/** Milliseconds since the epoch, within the range of `Date`. */
export const timestampSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_TIMESTAMP));

export const tolerantText = v.fallback(v.string(), '');
export const tolerantFlag = v.fallback(v.boolean(), false);

/** A list without its invalid items; anything but a list becomes an empty one. */
export function tolerantList<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items): readonly v.InferOutput<Schema>[] =>
      items.flatMap((item) => {
        const parsed = v.safeParse(schema, item);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

// Not `v.record`, which skips the key `constructor`; here it is a word like any other.
const anyMap = v.custom<Readonly<Record<string, unknown>>>((raw) => typeof raw === 'object' && raw !== null);

/** A map without its members of invalid key or value; anything but an object becomes an empty one. */
export function tolerantMap<Schema extends v.GenericSchema>(
  schema: Schema,
  isKey: (key: string) => boolean = () => true,
) {
  return v.pipe(
    v.fallback(anyMap, {}),
    v.transform((map): Readonly<Record<string, v.InferOutput<Schema>>> => {
      const usable = Object.entries(map).flatMap(([key, value]) => {
        if (!isKey(key)) return [];
        const parsed = v.safeParse(schema, value);
        return parsed.success ? [[key, parsed.output] as const] : [];
      });
      return Object.fromEntries(usable);
    }),
  );
}

type Known<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** An object with these fields. Unknown fields are preserved, though not in the type. */
export function openObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<unknown, Known<Entries>> {
  return v.looseObject(entries) as unknown as v.GenericSchema<unknown, Known<Entries>>;
}
