import { unreachable } from '../../../src/domain/result.ts';
import type { DocumentDraft } from './document-draft.ts';
import type { FieldPath } from './field-paths.ts';
import { MAX_INTEGER, MIN_INTEGER, readNumber, toDoubleValue, type Value } from './values.ts';

/** A change of a field that depends on its stored value or on the server's time. */
export type Transform =
  | { kind: 'request-time' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: Value }
  | { kind: 'append-missing' | 'remove-all'; elements: readonly Value[] };

export interface FieldTransform {
  path: FieldPath;
  transform: Transform;
}

/** Adds two numbers. The sum of integers is an integer, clamped to 64 bits; any other sum is a double. */
function add(one: Value, other: Value): Value {
  if ('integerValue' in one && 'integerValue' in other) {
    const total = BigInt(one.integerValue) + BigInt(other.integerValue);
    const bounded = total < MIN_INTEGER ? MIN_INTEGER : total > MAX_INTEGER ? MAX_INTEGER : total;
    return { integerValue: String(bounded) };
  }
  return toDoubleValue(Number(readNumber(one)) + Number(readNumber(other)));
}

/** Negative if `one` is less. Exact for two integers; NaN if either is NaN. */
function compare(one: Value, other: Value): number {
  if ('integerValue' in one && 'integerValue' in other) {
    const difference = BigInt(one.integerValue) - BigInt(other.integerValue);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }
  const [left, right] = [Number(readNumber(one)), Number(readNumber(other))];
  if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The larger (`sign` 1) or smaller (-1) of two numbers; `current` if they are equal; NaN if either is. */
function selectExtreme(current: Value, operand: Value, sign: 1 | -1): Value {
  const order = compare(operand, current) * sign;
  if (Number.isNaN(order)) return toDoubleValue(Number.NaN);
  return order > 0 ? operand : current;
}

/** The result of a list transform in a commit's response. */
const LIST_RESULT: Value = { nullValue: null };

/**
 * Applies one transform by the reference's rules for missing and unfitting values, and returns its result.
 */
function applyTransform(
  draft: DocumentDraft,
  { path, transform }: FieldTransform,
  requestTime: string,
): Value {
  const current = draft.getValueAt(path);
  const number = current !== undefined && readNumber(current) !== undefined ? current : undefined;
  const set = (value: Value) => {
    draft.setValueAt(path, value);
    return value;
  };
  switch (transform.kind) {
    case 'request-time':
      return set({ timestampValue: requestTime });
    case 'increment':
      return set(number ? add(number, transform.operand) : transform.operand);
    case 'maximum':
      return set(number ? selectExtreme(number, transform.operand, 1) : transform.operand);
    case 'minimum':
      return set(number ? selectExtreme(number, transform.operand, -1) : transform.operand);
    case 'append-missing':
      draft.getListAt(path).append(transform.elements);
      return LIST_RESULT;
    case 'remove-all':
      draft.getListAt(path).remove(transform.elements);
      return LIST_RESULT;
    default:
      return unreachable(transform);
  }
}

/**
 * Applies transforms in order
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Write#FieldTransform).
 *
 * @param requestTime the commit's time, RFC 3339
 * @returns each transform's result
 */
export function applyTransforms(
  draft: DocumentDraft,
  transforms: readonly FieldTransform[],
  requestTime: string,
): readonly Value[] {
  return transforms.map((transform) => applyTransform(draft, transform, requestTime));
}
