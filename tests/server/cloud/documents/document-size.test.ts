import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentSize, valueSize } from '../../../../server/cloud/documents/document-size.ts';
import { forAll } from '../../../for-all.ts';
import { fieldName, fields, value } from './typed-json.ts';

describe('the size of a document', () => {
  test("is 147 bytes for the published formula's own example", () => {
    expect(
      documentSize('users/jeff/tasks/my_task_id', {
        type: { stringValue: 'Personal' },
        done: { booleanValue: false },
        priority: { integerValue: '1' },
        description: { stringValue: 'Learn Cloud Firestore' },
      }),
    ).toBe(147);
  });

  test.each([
    [{ nullValue: null }, 1],
    [{ booleanValue: true }, 1],
    [{ integerValue: '9223372036854775807' }, 8],
    [{ doubleValue: 'NaN' as const }, 8],
    [{ timestampValue: '2030-01-15T09:00:00.000000Z' }, 8],
    [{ stringValue: '' }, 1],
    [{ stringValue: 'Grüße 👋' }, 13],
    [{ bytesValue: 'AAH/' }, 3],
    [{ bytesValue: 'AAE=' }, 2],
    [{ geoPointValue: { latitude: 1, longitude: 2 } }, 16],
    [{ referenceValue: 'projects/p/databases/(default)/documents/users/jeff' }, 27],
    [{ arrayValue: { values: [] } }, 0],
    [{ arrayValue: { values: [{ nullValue: null }, { stringValue: 'ab' }] } }, 4],
    [{ mapValue: { fields: {} } }, 32],
    [{ mapValue: { fields: { ab: { booleanValue: true } } } }, 36],
  ])('%j has %i bytes', (any, size) => {
    expect(valueSize(any)).toBe(size);
  });

  test('grows by a field’s name and value, whatever else is there', () => {
    forAll(fields, fieldName, value, (others, name, added) => {
      fc.pre(!Object.hasOwn(others, name));
      const growth = documentSize('users/a', { ...others, [name]: added }) - documentSize('users/a', others);
      expect(growth).toBe(Buffer.byteLength(name) + 1 + valueSize(added));
    });
  });

  test('counts a map as a document without its name', () => {
    forAll(fields, (inner) => {
      const nameSize = 16 + 6 + 2;
      expect(valueSize({ mapValue: { fields: inner } })).toBe(documentSize('users/a', inner) - nameSize);
    });
  });
});
