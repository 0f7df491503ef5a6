/** Firestore's typed JSON (https://firebase.google.com/docs/firestore/reference/rest/v1/Value). */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  /** A 64-bit integer in decimal digits. */
  | { integerValue: string }
  /** Strings for the numbers that JSON lacks. */
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  /** In UTC, to the microsecond. */
  | { timestampValue: string }
  | { stringValue: string }
  /** Base64. */
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: readonly Value[] } }
  | { mapValue: { fields: Fields } };

/** Field values by name. Read it with `getField`: a field may be called `constructor`. */
export type Fields = Readonly<Record<string, Value>>;

/** The field's own value, not one that the object inherits. */
export function getField(fields: Fields, name: string): Value | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The number of an integer or a double; `undefined` for other values. */
export function readNumber(value: Value): number | undefined {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : undefined;
}

/** A double as it is stored: JSON would turn NaN and infinities into null, and -0 into 0. */
export function toDoubleValue(number: number): Value {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (number === Number.POSITIVE_INFINITY) return { doubleValue: 'Infinity' };
  if (number === Number.NEGATIVE_INFINITY) return { doubleValue: '-Infinity' };
  return { doubleValue: Object.is(number, -0) ? '-0' : number };
}

/** The range of an integerValue. */
export const MIN_INTEGER = -(2n ** 63n);
export const MAX_INTEGER = 2n ** 63n - 1n;
const LARGEST_INTEGER = 2 ** 63;

/**
 * A key that two values share exactly if arrayUnion and arrayRemove treat them as equal: 3 equals 3.0, NaN
 * equals NaN, and the order of a map's fields does not matter
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Write#FieldTransform).
 */
export function getIdentityKey(value: Value): string {
  if ('integerValue' in value) return `number ${value.integerValue}`;
  if ('doubleValue' in value) {
    const number = Number(value.doubleValue);
    // Larger ones are outside of integerValue's range, and would have hundreds of digits.
    const isInteger = Number.isInteger(number) && Math.abs(number) <= LARGEST_INTEGER;
    return `number ${isInteger ? BigInt(number) : number}`;
  }
  if ('arrayValue' in value) return `[${value.arrayValue.values.map(getIdentityKey).join()}]`;
  if ('mapValue' in value) {
    const fields = Object.entries(value.mapValue.fields).map(
      ([name, field]) => `${JSON.stringify(name)}:${getIdentityKey(field)}`,
    );
    return `{${fields.sort().join()}}`;
  }
  return JSON.stringify(value);
}
