import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPlainValue } from '../../../src/sync/wire/plain-value.ts';
import { decodeFields, encodeFields, ForeignValue } from '../../../src/sync/wire/typed-values.ts';
import { forAll } from '../../for-all.ts';

const leaf = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.string({ unit: 'binary' }),
  fc.boolean(),
  fc.constantFrom(null, -0, Number.NaN, Number.NEGATIVE_INFINITY),
);
const map = (member: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.string({ maxLength: 4 }), member, { maxKeys: 4, noNullPrototype: true });
const fields = map(fc.oneof(leaf, map(leaf), fc.array(fc.oneof(leaf, map(leaf)), { maxLength: 4 })));

test('fields of every kind come back from typed JSON as they were', () => {
  forAll(fields, (before) => {
    expect(decodeFields(JSON.parse(JSON.stringify(encodeFields(before))))).toEqual(before);
  });
});

test('a value of a foreign type is sent back as it was read', () => {
  const typed = {
    at: { timestampValue: '2026-01-02T03:04:05.678901Z' },
    place: { geoPointValue: { latitude: 1, longitude: 2 } },
    list: { arrayValue: { values: [{ bytesValue: 'AQI=' }, { referenceValue: 'projects/a' }] } },
  };
  const decoded = decodeFields(typed);
  expect(decoded.place).toBeInstanceOf(ForeignValue);
  expect(encodeFields(decoded)).toEqual(typed);
  expect(toPlainValue(decoded.at)).toBe('2026-01-02T03:04:05.678Z');
  expect(toPlainValue(decoded.place)).toEqual(typed.place);
});

test('a time, a member that is undefined and an empty list can be encoded', () => {
  expect(encodeFields({ at: new Date(0), none: undefined, list: [] })).toEqual({
    at: { timestampValue: '1970-01-01T00:00:00.000Z' },
    list: { arrayValue: { values: [] } },
  });
  expect(decodeFields({ list: { arrayValue: {} }, map: { mapValue: {} } })).toEqual({ list: [], map: {} });
});
