import { err, ok, type Result } from '../../domain/result.ts';

/** Several times what the fullest records hold: lists, maps, and everything in them. */
const MOST_VALUES = 200_000;
const DEEPEST = 24;
/** The longest name of a member, in characters. */
const LONGEST_NAME = 200;

export type FileValuesFailure =
  /** More, deeper or with longer names than any learner's data. */
  | { kind: 'too-much' }
  /** A name that no record of ours has, or a number that can't be kept exactly. */
  | { kind: 'unusable'; what: string };

interface StackEntry {
  value: unknown;
  depth: number;
}

/**
 * Whether values out of a file may be handled at all: not too many, not too deep, without names that JavaScript or the
 * document store keep for themselves (`__proto__`, `__name__`), and without numbers that are not exact. Walks without
 * recursion, since the depth is what is in doubt, and stops at the first fault.
 */
export function checkValues(root: unknown): Result<void, FileValuesFailure> {
  const open: StackEntry[] = [{ value: root, depth: 0 }];
  let seen = 0;
  for (let found = open.pop(); found; found = open.pop()) {
    const { value, depth } = found;
    seen += 1;
    if (seen > MOST_VALUES || depth > DEEPEST) return err({ kind: 'too-much' });
    if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
      return err({ kind: 'unusable', what: 'a number too large to keep' });
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const name of Array.isArray(value) ? [] : Object.keys(value)) {
      if (name.length > LONGEST_NAME) return err({ kind: 'too-much' });
      if (/^__.*__$/s.test(name)) return err({ kind: 'unusable', what: `something named “${name}”` });
    }
    const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (seen + open.length + members.length > MOST_VALUES) return err({ kind: 'too-much' });
    for (const member of members) open.push({ value: member, depth: depth + 1 });
  }
  return ok();
}

/**
 * Whether a list lies directly in a list, or a member has no name: the document store takes neither
 * (https://firebase.google.com/docs/firestore/manage-data/data-types). The values have passed `checkValues`.
 */
export function isSyncable(root: unknown): boolean {
  if (typeof root !== 'object' || root === null) return true;
  if (Array.isArray(root)) return root.every((item) => !Array.isArray(item) && isSyncable(item));
  return Object.entries(root).every(([name, member]) => name !== '' && isSyncable(member));
}
