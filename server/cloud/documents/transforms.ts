import { unreachable } from '../../../src/domain/result.ts';
import type { FieldPath } from './field-paths.ts';
import { copyOf, setValueAt, valueAt } from './masks.ts';
import { doubleValue, type Fields, identityOf, numberOf, type Value } from './values.ts';

/** What the server works out for a field, since only it knows the field's value or the time. */
export type Transform =
  | { kind: 'request-time' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: Value }
  | { kind: 'append-missing' | 'remove-all'; elements: readonly Value[] };

export interface FieldTransform {
  path: FieldPath;
  transform: Transform;
}

const MIN_INTEGER = -(2n ** 63n);
const MAX_INTEGER = 2n ** 63n - 1n;

/** Integers add up to an integer, and stay within 64 bits rather than run over; else the sum is a double. */
function sum(one: Value, other: Value): Value {
  if ('integerValue' in one && 'integerValue' in other) {
    const total = BigInt(one.integerValue) + BigInt(other.integerValue);
    const bounded = total < MIN_INTEGER ? MIN_INTEGER : total > MAX_INTEGER ? MAX_INTEGER : total;
    return { integerValue: String(bounded) };
  }
  return doubleValue(Number(numberOf(one)) + Number(numberOf(other)));
}

/** Negative if `one` is less. Exact for two integers; NaN when either is NaN. */
function compare(one: Value, other: Value): number {
  if ('integerValue' in one && 'integerValue' in other) {
    const difference = BigInt(one.integerValue) - BigInt(other.integerValue);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }
  const [left, right] = [Number(numberOf(one)), Number(numberOf(other))];
  if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The larger (`sign` 1) or smaller (-1) of two numbers; the current one when they are equal; NaN wins. */
function extreme(current: Value, operand: Value, sign: 1 | -1): Value {
  const order = compare(operand, current) * sign;
  if (Number.isNaN(order)) return doubleValue(Number.NaN);
  return order > 0 ? operand : current;
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value && 'arrayValue' in value ? value.arrayValue.values : [];
}

function appendMissing(current: readonly Value[], elements: readonly Value[]): readonly Value[] {
  const present = new Set(current.map(identityOf));
  // Adding to the set as it goes drops what is twice among the new elements.
  const missing = elements.filter((element) => {
    const identity = identityOf(element);
    return !present.has(identity) && present.add(identity);
  });
  return [...current, ...missing];
}

function removeAll(current: readonly Value[], elements: readonly Value[]): readonly Value[] {
  const removed = new Set(elements.map(identityOf));
  return current.filter((value) => !removed.has(identityOf(value)));
}

/** The field's value after a transform, whose rules for missing and unfitting values are the reference's. */
function transformed(current: Value | undefined, transform: Transform, requestTime: string): Value {
  const number = current !== undefined && numberOf(current) !== undefined ? current : undefined;
  switch (transform.kind) {
    case 'request-time':
      return { timestampValue: requestTime };
    case 'increment':
      return number ? sum(number, transform.operand) : transform.operand;
    case 'maximum':
      return number ? extreme(number, transform.operand, 1) : transform.operand;
    case 'minimum':
      return number ? extreme(number, transform.operand, -1) : transform.operand;
    case 'append-missing':
      return { arrayValue: { values: appendMissing(elementsOf(current), transform.elements) } };
    case 'remove-all':
      return { arrayValue: { values: removeAll(elementsOf(current), transform.elements) } };
    default:
      return unreachable(transform);
  }
}

/**
 * Applies transforms one after the other
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Write#FieldTransform).
 *
 * @param requestTime the commit's time, RFC 3339
 * @returns the fields, and each transform's result in the form that a commit answers: null for arrays
 */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  requestTime: string,
): { fields: Fields; results: readonly Value[] } {
  if (transforms.length === 0) return { fields, results: [] };
  const result = copyOf(fields);
  const results: Value[] = [];
  for (const { path, transform } of transforms) {
    const value = transformed(valueAt(result, path), transform, requestTime);
    setValueAt(result, path, value);
    results.push('arrayValue' in value ? { nullValue: null } : value);
  }
  return { fields: result, results };
}
