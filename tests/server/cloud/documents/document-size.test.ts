import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureDocument, measureValue } from '../../../../server/cloud/documents/document-size.ts';
import { forAll } from '../../../for-all.ts';
import { arbitraryFieldName, arbitraryFields, arbitraryValue } from './arbitrary-values.ts';

describe('the size of a document', () => {
  test('the published example has 147 bytes', () => {
    expect(
      measureDocument('users/jeff/tasks/my_task_id', {
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
  ])('the value %j has %i bytes', (any, size) => {
    expect(measureValue(any)).toBe(size);
  });

  test('a document grows by the sizes of a field’s name and value', () => {
    forAll(arbitraryFields, arbitraryFieldName, arbitraryValue, (others, name, added) => {
      fc.pre(!Object.hasOwn(others, name));
      const growth =
        measureDocument('users/a', { ...others, [name]: added }) - measureDocument('users/a', others);
      expect(growth).toBe(Buffer.byteLength(name) + 1 + measureValue(added));
    });
  });

  test('a map counts as a document without its name', () => {
    forAll(arbitraryFields, (inner) => {
      const nameSize = 16 + 6 + 2;
      expect(measureValue({ mapValue: { fields: inner } })).toBe(
        measureDocument('users/a', inner) - nameSize,
      );
    });
  });
});
