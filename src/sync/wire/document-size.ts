import type { DocumentFields } from '../ports/user-document.ts';
import { isPlainMap, toPlainValue } from './plain-value.ts';

/*
 * Firestore's published size formula (firebase.google.com/docs/firestore/storage-size). Where the page
 * leaves it open whether a map counts the document's 32 additional bytes, they are counted: a guard
 * may measure too much, never too little.
 */

const NAME_OVERHEAD = 16;
const MAP_OVERHEAD = 32;
const NUMBER = 8;
const encoder = new TextEncoder();
/** Up to this length, looking at a text is quicker than encoding it. */
const SHORT = 200;

/** A string's size in bytes: its UTF-8 length and one more. */
export function measureString(text: string): number {
  const isQuick = text.length <= SHORT && isAscii(text);
  return (isQuick ? text.length : encoder.encode(text).length) + 1;
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false;
  return true;
}

/**
 * The size of one value in bytes. Values of the client's own classes are taken as plain ones, which are
 * larger.
 */
export function measureValue(value: unknown): number {
  if (value === null || value === undefined || typeof value === 'boolean') return 1;
  if (typeof value === 'string') return measureString(value);
  if (typeof value !== 'object') return NUMBER;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + measureValue(item), 0);
  return isPlainMap(value) ? mapSize(value) : measureValue(toPlainValue(value));
}

/** The size of a map in bytes, its 32 additional bytes included. */
function mapSize(map: object): number {
  return Object.entries(map).reduce(
    (sum, [key, value]) => sum + measureString(key) + measureValue(value),
    MAP_OVERHEAD,
  );
}

/** The size of `users/{uid}` with these fields, in bytes. */
export function measureDocument(uid: string, fields: DocumentFields): number {
  return NAME_OVERHEAD + measureString('users') + measureString(uid) + mapSize(fields);
}
