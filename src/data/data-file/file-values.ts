import { MAX_FILE_DEPTH, MAX_FILE_NAME_LENGTH, MAX_FILE_VALUES } from '../../domain/limits.ts';
import { err, ok, type Result } from '../../domain/result.ts';

/** Why the values of a file are refused. */
export type FileValuesFailure =
  /** More values, deeper nesting or longer names than any learner's data. */
  | { kind: 'too-much' }
  /** A reserved name, or a number that can't be represented exactly. */
  | { kind: 'unusable'; what: string };

interface StackEntry {
  value: unknown;
  depth: number;
}

/**
 * Whether values from a file are safe to handle: not too many, not too deep, without names that JavaScript or
 * the document store reserve (`__proto__`, `__name__`), and without inexact numbers. Not recursive, because
 * the depth is unknown.
 */
export function checkValues(root: unknown): Result<void, FileValuesFailure> {
  const stack: StackEntry[] = [{ value: root, depth: 0 }];
  let count = 0;
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { value, depth } = entry;
    count += 1;
    if (count > MAX_FILE_VALUES || depth > MAX_FILE_DEPTH) return err({ kind: 'too-much' });
    if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
      return err({ kind: 'unusable', what: 'a number that is too large' });
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const name of Array.isArray(value) ? [] : Object.keys(value)) {
      if (name.length > MAX_FILE_NAME_LENGTH) return err({ kind: 'too-much' });
      if (/^__.*__$/s.test(name)) return err({ kind: 'unusable', what: `a part called “${name}”` });
    }
    const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (count + stack.length + members.length > MAX_FILE_VALUES) return err({ kind: 'too-much' });
    for (const member of members) stack.push({ value: member, depth: depth + 1 });
  }
  return ok();
}

/**
 * Whether the document store accepts the values: no list directly in a list, no member with an empty name
 * (https://firebase.google.com/docs/firestore/manage-data/data-types). The values have passed `checkValues`.
 */
export function isSyncable(root: unknown): boolean {
  if (typeof root !== 'object' || root === null) return true;
  if (Array.isArray(root)) return root.every((item) => !Array.isArray(item) && isSyncable(item));
  return Object.entries(root).every(([name, member]) => name !== '' && isSyncable(member));
}
