import { unreachable } from '../../../src/domain/result.ts';
import type { Fields, Value } from './values.ts';

/**
 * Sizes in bytes by Firestore's published formula (https://firebase.google.com/docs/firestore/storage-size).
 */
const NAME_OVERHEAD = 16;
const MAP_OVERHEAD = 32;

function measureString(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function measureName(path: string): number {
  return path.split('/').reduce((size, id) => size + measureString(id), NAME_OVERHEAD);
}

function measureFields(fields: Fields): number {
  return Object.entries(fields).reduce(
    (size, [name, value]) => size + measureString(name) + measureValue(value),
    0,
  );
}

/** The size of one value. A map counts "the same way as document size", so with 32 additional bytes. */
export function measureValue(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('integerValue' in value || 'doubleValue' in value || 'timestampValue' in value) return 8;
  if ('stringValue' in value) return measureString(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return measureName(value.referenceValue.split('/').slice(5).join('/'));
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) {
    return value.arrayValue.values.reduce((size, element) => size + measureValue(element), 0);
  }
  if ('mapValue' in value) return measureFields(value.mapValue.fields) + MAP_OVERHEAD;
  return unreachable(value);
}

/** The size of a document at `path`, which is relative to the database, such as `users/abc`. */
export function measureDocument(path: string, fields: Fields): number {
  return measureName(path) + measureFields(fields) + MAP_OVERHEAD;
}

/** The number of fields and list elements, including nested ones. */
export function countValues(fields: Fields): number {
  return Object.values(fields).reduce((count, value) => count + countNestedValues(value), 0);
}

function countNestedValues(value: Value): number {
  if ('mapValue' in value) return 1 + countValues(value.mapValue.fields);
  if (!('arrayValue' in value)) return 1;
  return value.arrayValue.values.reduce((count, element) => count + countNestedValues(element), 1);
}
