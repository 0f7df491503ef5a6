import { type DocumentDraft, valueAt } from './document-draft.ts';
import type { FieldPath } from './field-paths.ts';
import type { Fields } from './values.ts';

/**
 * Applies an update. Without a mask the new fields replace all. With one, each of its paths takes the value it
 * has in the new fields, and is removed if it has none there
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Write, `updateMask`).
 */
export function applyUpdate(
  draft: DocumentDraft,
  fields: Fields,
  mask: readonly FieldPath[] | undefined,
): void {
  if (mask === undefined) {
    draft.replace(fields);
    return;
  }
  // Shorter paths first, so that a path inside another is not overwritten by it.
  for (const path of mask.toSorted((one, other) => one.length - other.length)) {
    draft.setValueAt(path, valueAt(fields, path));
  }
}
