import { unreachable } from '../../../src/domain/result.ts';
import type { Fields, Value } from './values.ts';

/**
 * Sizes by Firestore's published formula (https://firebase.google.com/docs/firestore/storage-size), in bytes.
 */
const NAME_OVERHEAD = 16;
const MAP_OVERHEAD = 32;

function stringSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function nameSize(path: string): number {
  return path.split('/').reduce((size, id) => size + stringSize(id), NAME_OVERHEAD);
}

function fieldsSize(fields: Fields): number {
  return Object.entries(fields).reduce(
    (size, [name, value]) => size + stringSize(name) + measureValue(value),
    0,
  );
}

/** The size of one value. A map counts "the same way as document size", so with the 32 additional bytes. */
export function measureValue(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('integerValue' in value || 'doubleValue' in value || 'timestampValue' in value) return 8;
  if ('stringValue' in value) return stringSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue.split('/').slice(5).join('/'));
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) {
    return value.arrayValue.values.reduce((size, element) => size + measureValue(element), 0);
  }
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields) + MAP_OVERHEAD;
  return unreachable(value);
}

/** The size of a document at `path`, which is relative to the database, such as `users/abc`. */
export function measureDocument(path: string, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + MAP_OVERHEAD;
}

/** How many values the fields hold: fields and list elements, those inside others too. */
export function countValues(fields: Fields): number {
  return Object.values(fields).reduce((count, value) => count + countOf(value), 0);
}

function countOf(value: Value): number {
  if ('mapValue' in value) return 1 + countValues(value.mapValue.fields);
  if (!('arrayValue' in value)) return 1;
  return value.arrayValue.values.reduce((count, element) => count + countOf(element), 1);
}
