import type { Value } from './values.ts';

/** The same rules as `firestore.rules` at the project's root; change both together. */

/** Whether the document is the learner's own: `users/{uid}`. */
export function canAccess(uid: string, path: string): boolean {
  return path === `users/${uid}`;
}

/** Whether a learner may store fields with this value of the field `uid`, if there is one. */
export function canStore(uid: string, owner: Value | undefined): boolean {
  return owner === undefined || ('stringValue' in owner && owner.stringValue === uid);
}
