import type { Value } from './values.ts';

/** The rules of `firestore.rules` at the project's root; a change there belongs here too, and the other way round. */

/** True when the document is the learner's own: `users/{uid}`. */
export function canAccess(uid: string, path: string): boolean {
  return path === `users/${uid}`;
}

/** True when fields may be stored for the learner whose `uid` among them, if there is one, is `owner`. */
export function canStore(uid: string, owner: Value | undefined): boolean {
  return owner === undefined || ('stringValue' in owner && owner.stringValue === uid);
}
