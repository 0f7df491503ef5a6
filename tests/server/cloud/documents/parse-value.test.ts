import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFields, parseValue } from '../../../../server/cloud/documents/parse-value.ts';
import { forAll } from '../../../for-all.ts';
import { arbitraryValue } from './arbitrary-values.ts';

describe('a value', () => {
  test('a stored value is parsed to itself', () => {
    forAll(arbitraryValue, (kept) => {
      expect(parseValue(JSON.parse(JSON.stringify(kept)))).toEqual({ ok: true, value: kept });
    });
  });

  test('parsing any JSON returns a value or a failure and never throws', () => {
    const type = fc.constantFrom(
      'nullValue',
      'booleanValue',
      'integerValue',
      'doubleValue',
      'timestampValue',
      'stringValue',
      'bytesValue',
      'referenceValue',
      'geoPointValue',
      'arrayValue',
      'mapValue',
      '__proto__',
      'constructor',
    );
    const json = fc.oneof(fc.jsonValue(), fc.dictionary(type, fc.jsonValue(), { maxKeys: 2 }));
    forAll(json, (any) => {
      expect(() => parseValue(any)).not.toThrow();
    });
  });

  test.each([
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ integerValue: 7 }, { integerValue: '7' }],
    [{ integerValue: '007' }, { integerValue: '7' }],
    [{ doubleValue: '1.5' }, { doubleValue: 1.5 }],
    [{ doubleValue: '1e999' }, { doubleValue: 'Infinity' }],
    [{ timestampValue: '2030-01-15T10:00:00+01:00' }, { timestampValue: '2030-01-15T09:00:00.000000Z' }],
    [{ timestampValue: '2030-01-15T09:00:00.123456789Z' }, { timestampValue: '2030-01-15T09:00:00.123456Z' }],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
    [{ mapValue: {} }, { mapValue: { fields: {} } }],
    [{ geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
  ])('%j is parsed as %j', (json, kept) => {
    expect(parseValue(json)).toEqual({ ok: true, value: kept });
  });

  test.each([
    null,
    'text',
    [],
    {},
    { stringValue: 'a', integerValue: '1' },
    { unknownValue: 1 },
    { stringValue: 1 },
    { booleanValue: 'true' },
    { integerValue: '9223372036854775808' },
    { integerValue: '1.5' },
    { integerValue: '' },
    { integerValue: 0.5 },
    { doubleValue: 'many' },
    { doubleValue: null },
    { timestampValue: 'yesterday' },
    { timestampValue: '2030-02-31T25:00:00Z' },
    { timestampValue: '0000-12-31T23:59:59Z' },
    { timestampValue: 0 },
    { bytesValue: 'a' },
    { bytesValue: '%%%%' },
    { referenceValue: 'users/ada' },
    { referenceValue: 'projects/p/databases/d/documents/users' },
    { geoPointValue: { latitude: 91, longitude: 0 } },
    { geoPointValue: { latitude: '1', longitude: 0 } },
    { arrayValue: [] },
    { arrayValue: { values: {} } },
    { arrayValue: { values: [{ arrayValue: {} }] } },
    { mapValue: { fields: [] } },
    { mapValue: { fields: { '': { nullValue: null } } } },
    { mapValue: { fields: { __name__: { nullValue: null } } } },
    { mapValue: { fields: { ['x'.repeat(1501)]: { nullValue: null } } } },
  ])('%j is rejected', (json) => {
    expect(parseValue(json)).toMatchObject({ ok: false });
  });

  test('a value may contain a list inside a map inside a list', () => {
    const inner = { mapValue: { fields: { list: { arrayValue: { values: [{ nullValue: null }] } } } } };
    expect(parseValue({ arrayValue: { values: [inner] } })).toMatchObject({ ok: true });
  });

  test('values may nest twenty levels and no more', () => {
    const createNested = (levels: number): unknown => {
      let json: unknown = { nullValue: null };
      for (let level = 0; level < levels; level += 1) json = { mapValue: { fields: { in: json } } };
      return json;
    };
    expect(parseValue(createNested(20))).toMatchObject({ ok: true });
    expect(parseValue(createNested(21))).toMatchObject({ ok: false });
    expect(parseValue(createNested(10_000))).toMatchObject({ ok: false });
  });
});

describe('fields', () => {
  test('fields cannot change the prototype of objects', () => {
    const json = JSON.parse('{"__proto__": {"mapValue": {"fields": {"polluted": {"nullValue": null}}}}}');
    expect(parseFields(json)).toMatchObject({ ok: false });
    expect({}).not.toHaveProperty('polluted');
  });
});
