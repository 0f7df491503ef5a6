import type { FieldPath } from './field-paths.ts';
import { type Fields, fieldOf, type Value } from './values.ts';

/** The value at a path; `undefined` when the path ends before, or leads through something that is no map. */
export function valueAt(fields: Fields, path: FieldPath): Value | undefined {
  const [name, ...rest] = path;
  const value = name === undefined ? undefined : fieldOf(fields, name);
  if (rest.length === 0 || value === undefined) return value;
  return 'mapValue' in value ? valueAt(value.mapValue.fields, rest) : undefined;
}

/** Fields that may be changed in place, since nobody else holds them. */
interface Draft {
  [name: string]: Value;
}

/** A copy that may be changed in place. */
export function copyOf(fields: Fields): Draft {
  return structuredClone(fields);
}

/**
 * Puts a value at a path of a draft. On its way it makes maps, also of what is no map; `undefined` removes the
 * field, and then makes nothing.
 */
export function setValueAt(draft: Draft, path: FieldPath, value: Value | undefined): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    if (value === undefined) delete draft[name];
    else draft[name] = value;
    return;
  }
  const current = fieldOf(draft, name);
  if (current && 'mapValue' in current) {
    setValueAt(current.mapValue.fields, rest, value);
  } else if (value !== undefined) {
    const inner: Draft = {};
    setValueAt(inner, rest, value);
    draft[name] = { mapValue: { fields: inner } };
  }
}

/**
 * Applies an update. Without a mask the new fields replace all. With one, each of its paths takes the value it
 * has in the new fields, and is removed if it has none there
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Write, `updateMask`).
 */
export function applyUpdate(current: Fields, fields: Fields, mask: readonly FieldPath[] | undefined): Fields {
  if (mask === undefined) return fields;
  const draft = copyOf(current);
  // Shorter paths first, so that a path inside another is not overwritten by it.
  for (const path of mask.toSorted((one, other) => one.length - other.length)) {
    setValueAt(draft, path, valueAt(fields, path));
  }
  return draft;
}
