import type { DocumentFields } from '../ports/user-document.ts';
import { createListChange, type ListChange } from './list-change.ts';
import { createMemberChanges, type MemberChange } from './member-change.ts';

/** What to send to turn a stored document into another one. */
export interface DocumentChange {
  /** Fields that replace the stored ones. */
  replacedFields: DocumentFields;
  /** Changes inside of stored maps. */
  memberChanges: readonly MemberChange[];
  /** Changes of stored lists, by the name of their field. */
  listChanges: Readonly<Record<string, ListChange>>;
}

/**
 * The smallest change that writes `fields` over `stored`. The elements of a list may get another order.
 * @param listFrameBytes the bytes that a list's change costs besides its elements; `createListChange` has the
 * default
 */
export function createDocumentChange(
  stored: DocumentFields | null,
  fields: DocumentFields,
  listFrameBytes?: number,
): DocumentChange {
  const replacedFields: [string, unknown][] = [];
  const memberChanges: MemberChange[] = [];
  const listChanges: [string, ListChange][] = [];
  // The security rules check each write. The one that sets the owner's uid has to contain all fields.
  const replacesAll = !stored || fields.uid !== undefined;
  for (const [name, value] of Object.entries(fields)) {
    const storedValue = !replacesAll && Object.hasOwn(stored, name) ? stored[name] : undefined;
    const listChange = createListChange(storedValue, value, listFrameBytes);
    const members = listChange ? null : createMemberChanges(name, storedValue, value);
    if (listChange) listChanges.push([name, listChange]);
    else if (members) memberChanges.push(...members);
    else replacedFields.push([name, value]);
  }
  return {
    replacedFields: Object.fromEntries(replacedFields),
    memberChanges,
    listChanges: Object.fromEntries(listChanges),
  };
}
