import type { DocumentFields } from '../ports/user-document.ts';
import { isPlainMap, toPlainValue } from './plain-value.ts';

/*
 * Firestore's size formula (https://firebase.google.com/docs/firestore/storage-size). The page does not say
 * whether a map has the 32 additional bytes of a document; they are counted, because the result must not be
 * too small.
 */

const NAME_OVERHEAD = 16;
const MAP_OVERHEAD = 32;
const NUMBER_BYTES = 8;
const encoder = new TextEncoder();
/** Up to this length, checking a text for ASCII is faster than encoding it. */
const SHORT_LENGTH = 200;

/** A string's size in bytes: its UTF-8 length and one more. */
export function measureString(text: string): number {
  const hasOneBytePerCharacter = text.length <= SHORT_LENGTH && isAscii(text);
  return (hasOneBytePerCharacter ? text.length : encoder.encode(text).length) + 1;
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false;
  return true;
}

/**
 * A value's size in bytes. Instances of the client's classes are measured as plain values, which are larger.
 */
export function measureValue(value: unknown): number {
  if (value === null || value === undefined || typeof value === 'boolean') return 1;
  if (typeof value === 'string') return measureString(value);
  if (typeof value !== 'object') return NUMBER_BYTES;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + measureValue(item), 0);
  return isPlainMap(value) ? measureMap(value) : measureValue(toPlainValue(value));
}

/** The size of a map in bytes, its 32 additional bytes included. */
function measureMap(map: object): number {
  return Object.entries(map).reduce(
    (sum, [key, value]) => sum + measureString(key) + measureValue(value),
    MAP_OVERHEAD,
  );
}

/** The size of `users/{uid}` with these fields, in bytes. */
export function measureDocument(uid: string, fields: DocumentFields): number {
  return NAME_OVERHEAD + measureString('users') + measureString(uid) + measureMap(fields);
}
