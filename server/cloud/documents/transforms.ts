import { unreachable } from '../../../src/domain/result.ts';
import type { DocumentDraft } from './document-draft.ts';
import type { FieldPath } from './field-paths.ts';
import { MAX_INTEGER, MIN_INTEGER, readNumber, toDoubleValue, type Value } from './values.ts';

/** What the server works out for a field, since only it knows the field's value or the time. */
export type Transform =
  | { kind: 'request-time' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: Value }
  | { kind: 'append-missing' | 'remove-all'; elements: readonly Value[] };

export interface FieldTransform {
  path: FieldPath;
  transform: Transform;
}

/** Integers add up to an integer, and stay within 64 bits rather than run over; else the sum is a double. */
function sum(one: Value, other: Value): Value {
  if ('integerValue' in one && 'integerValue' in other) {
    const total = BigInt(one.integerValue) + BigInt(other.integerValue);
    const bounded = total < MIN_INTEGER ? MIN_INTEGER : total > MAX_INTEGER ? MAX_INTEGER : total;
    return { integerValue: String(bounded) };
  }
  return toDoubleValue(Number(readNumber(one)) + Number(readNumber(other)));
}

/** Negative if `one` is less. Exact for two integers; NaN when either is NaN. */
function compare(one: Value, other: Value): number {
  if ('integerValue' in one && 'integerValue' in other) {
    const difference = BigInt(one.integerValue) - BigInt(other.integerValue);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }
  const [left, right] = [Number(readNumber(one)), Number(readNumber(other))];
  if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The larger (`sign` 1) or smaller (-1) of two numbers; the current one when they are equal; NaN wins. */
function extreme(current: Value, operand: Value, sign: 1 | -1): Value {
  const order = compare(operand, current) * sign;
  if (Number.isNaN(order)) return toDoubleValue(Number.NaN);
  return order > 0 ? operand : current;
}

/** What a commit answers of a transform of a list. */
const NO_RESULT: Value = { nullValue: null };

/**
 * Applies one transform, whose rules for missing and unfitting values are the reference's, and answers its
 * result in the form that a commit does.
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
      return set(number ? sum(number, transform.operand) : transform.operand);
    case 'maximum':
      return set(number ? extreme(number, transform.operand, 1) : transform.operand);
    case 'minimum':
      return set(number ? extreme(number, transform.operand, -1) : transform.operand);
    case 'append-missing':
      draft.getListAt(path).append(transform.elements);
      return NO_RESULT;
    case 'remove-all':
      draft.getListAt(path).remove(transform.elements);
      return NO_RESULT;
    default:
      return unreachable(transform);
  }
}

/**
 * Applies transforms one after the other
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
