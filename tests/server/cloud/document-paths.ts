/** The names of documents and calls in the local cloud, as in Firestore's REST API. */

export const PROJECT_ID = 'learning-arcade';

const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`;

export const COMMIT_PATH = `/v1/${DOCUMENTS}:commit`;
export const BATCH_GET_PATH = `/v1/${DOCUMENTS}:batchGet`;

/** The full name of a learner's document. */
export function getDocumentName(uid: string): string {
  return `${DOCUMENTS}/users/${uid}`;
}
