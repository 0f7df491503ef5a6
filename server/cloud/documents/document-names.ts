import { err, ok, type Result } from '../../../src/domain/result.ts';
import { type DocumentFailure, invalidArgument } from './document-failure.ts';
import { MAX_PATH_LENGTH } from './document-limits.ts';

/** A document's full name, and its path in the database: collection and document ids in turn. */
export interface DocumentName {
  /** `projects/{project}/databases/(default)/documents/users/abc` */
  name: string;
  /** `users/abc` */
  path: string;
}

/** Firestore's limit on the id of a collection or document. */
const MAX_ID_BYTES = 1500;

function isUsableId(id: string): boolean {
  return id !== '' && id !== '.' && id !== '..' && Buffer.byteLength(id) <= MAX_ID_BYTES;
}

/**
 * Parses a document's name, which must belong to the project's database. Fails with `invalidArgument`, as
 * Firestore does.
 */
export function parseDocumentName(json: unknown, projectId: string): Result<DocumentName, DocumentFailure> {
  const root = `projects/${projectId}/databases/(default)/documents/`;
  if (typeof json !== 'string' || !json.startsWith(root)) {
    return err(invalidArgument(`A document's name must begin with ${root}`));
  }
  if (json.length > MAX_PATH_LENGTH) return err(invalidArgument('A document has too long a name.'));
  const path = json.slice(root.length);
  const ids = path.split('/');
  // An odd number of ids names a collection.
  const isDocument = ids.length % 2 === 0 && ids.every(isUsableId);
  return isDocument ? ok({ name: json, path }) : err(invalidArgument('A document has an invalid name.'));
}
