import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFields } from '../../../../server/cloud/documents/parse-value.ts';
import { toPlainFields } from '../../../../server/cloud/documents/plain-value.ts';

/** Plain JSON as typed JSON, as the app writes it. */
function toTyped(plain: unknown): object {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number') {
    return Number.isSafeInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  }
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(toTyped) } };
  return { mapValue: { fields: toTypedFields(plain as object) } };
}

function toTypedFields(plain: object): object {
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, toTyped(value)]));
}

const leaf = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
);
const name = fc.stringMatching(/^[a-z]{1,8}$/);
const { fields } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(leaf), tie('fields')),
  fields: fc.dictionary(name, tie('value'), { noNullPrototype: true }),
}));

test('plain fields are what the app wrote as typed fields', () => {
  fc.assert(
    fc.property(fields, (plain) => {
      const parsed = parseFields(toTypedFields(plain as object));
      expect(parsed.ok && toPlainFields(parsed.value)).toEqual(plain);
    }),
  );
});
