import { memoizeByObject } from '../../data/database/memoize-by-object.ts';
import type { DocumentFields } from '../ports/user-document.ts';
import { isPlainMap } from './plain-value.ts';

/** Firestore's typed JSON (https://firebase.google.com/docs/firestore/reference/rest/v1/Value). */
export type TypedValue = Readonly<Record<string, unknown>>;
export type TypedFields = Readonly<Record<string, TypedValue>>;

/**
 * A value of a type that this app never writes, such as a time or a place: it is sent back as it was read.
 */
export class ForeignValue {
  readonly typed: TypedValue;

  constructor(typed: TypedValue) {
    this.typed = typed;
  }

  /** The date of a timestamp; undefined for other types. */
  toDate(): Date | undefined {
    const { timestampValue } = this.typed;
    return typeof timestampValue === 'string' ? new Date(timestampValue) : undefined;
  }

  toJSON(): unknown {
    return this.typed;
  }
}

/** The fields of typed JSON; anything that is not typed JSON becomes null. */
export function decodeFields(fields: unknown): DocumentFields {
  if (!isPlainMap(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));
}

function decodeValue(value: unknown): unknown {
  if (!isPlainMap(value)) return null;
  const [type] = Object.keys(value);
  const content = type === undefined ? undefined : value[type];
  switch (type) {
    case 'nullValue':
      return null;
    case 'booleanValue':
    case 'stringValue':
      return content;
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'arrayValue': {
      const values: unknown = isPlainMap(content) ? content.values : undefined;
      return Array.isArray(values) ? values.map(decodeValue) : [];
    }
    case 'mapValue':
      return decodeFields(isPlainMap(content) ? content.fields : undefined);
    default:
      return new ForeignValue(value);
  }
}

/** The fields in typed JSON, without members that are `undefined`. */
export function encodeFields(fields: DocumentFields): TypedFields {
  const members = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(members.map(([name, value]) => [name, encodeValue(value)]));
}

/** A value in typed JSON; null for one that the store has no type for. */
export function encodeValue(value: unknown): TypedValue {
  switch (typeof value) {
    case 'boolean':
      return { booleanValue: value };
    case 'string':
      return { stringValue: value };
    case 'number':
      return encodeNumber(value);
    case 'object':
      return value === null ? { nullValue: null } : encodeObject(value);
    default:
      return { nullValue: null };
  }
}

function encodeNumber(number: number): TypedValue {
  if (Object.is(number, -0)) return { doubleValue: '-0' };
  if (Number.isSafeInteger(number)) return { integerValue: String(number) };
  // JSON has no NaN and no infinities.
  return { doubleValue: Number.isFinite(number) ? number : String(number) };
}

/** Most objects of a document are the same as in its last version. */
const encodeObject = memoizeByObject((value): TypedValue => {
  if (value instanceof ForeignValue) return value.typed;
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return isPlainMap(value) ? { mapValue: { fields: encodeFields(value) } } : { nullValue: null };
});
