import { type Fields, fieldOf } from './values.ts';

/** The rules of `firestore.rules` at the project's root; a change there belongs here too, and the other way round. */

/** True when the document is the learner's own: `users/{uid}`. */
export function mayAccess(uid: string, path: string): boolean {
  return path === `users/${uid}`;
}

/** True when the fields may be stored for the learner: a `uid` among them must be their own. */
export function mayStore(uid: string, fields: Fields): boolean {
  const owner = fieldOf(fields, 'uid');
  return owner === undefined || ('stringValue' in owner && owner.stringValue === uid);
}
