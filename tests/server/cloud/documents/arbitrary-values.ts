import * as fc from 'fast-check';
import type { Fields, Value } from '../../../../server/cloud/documents/values.ts';

/** Random values and fields of documents, in Firestore's typed JSON. */

/** Names between double underscores are reserved. */
export const arbitraryFieldName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((name) => !/^__.*__$/s.test(name));

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.record({ booleanValue: fc.boolean() }),
  fc.record({ integerValue: fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n).map(String) }),
  fc.record({
    doubleValue: fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Object.is(n, -0)),
  }),
  fc.record({ doubleValue: fc.constantFrom('NaN', 'Infinity', '-Infinity', '-0') }),
  fc.record({ stringValue: fc.string({ unit: 'grapheme' }) }),
  fc.record({ bytesValue: fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64')) }),
  fc.record({
    timestampValue: fc.constantFrom('0001-01-01T00:00:00.000000Z', '2030-01-15T09:00:00.123456Z'),
  }),
  fc.record({ referenceValue: fc.constant('projects/p/databases/(default)/documents/users/ada') }),
  fc.record({
    geoPointValue: fc.record({
      latitude: fc.integer({ min: -90, max: 90 }),
      longitude: fc.integer({ min: -180, max: 180 }),
    }),
  }),
);

const { value: anyValue } = fc.letrec<{ value: Value; map: Value; array: Value }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, scalar, tie('map'), tie('array')),
  map: fc.record({
    mapValue: fc.record({
      fields: fc.dictionary(arbitraryFieldName, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    }),
  }),
  array: fc.record({
    arrayValue: fc.record({
      values: fc.array(fc.oneof({ maxDepth: 4 }, scalar, tie('map')), { maxLength: 4 }),
    }),
  }),
}));

/** Any value in its stored form. */
export const arbitraryValue = anyValue;

/** Any document's fields. */
export const arbitraryFields: fc.Arbitrary<Fields> = fc.dictionary(arbitraryFieldName, arbitraryValue, {
  maxKeys: 5,
  noNullPrototype: true,
});
