import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The canonical codes of google/rpc/code.proto that the document store uses, with their HTTP statuses. */
const STATUSES = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  UNIMPLEMENTED: 501,
} as const satisfies Record<string, ContentfulStatusCode>;

/** Why a request to the document store fails. The message is for developers. */
export interface DocumentFailure {
  status: keyof typeof STATUSES;
  message: string;
}

export function createDocumentFailure(status: DocumentFailure['status'], message: string): DocumentFailure {
  return { status, message };
}

/** For a request that does not conform to Firestore's reference. */
export function invalidArgument(message: string): DocumentFailure {
  return createDocumentFailure('INVALID_ARGUMENT', message);
}

/** For documents of other learners. */
export const permissionDenied = createDocumentFailure(
  'PERMISSION_DENIED',
  'Missing or insufficient permissions.',
);

/** The body of an error in Google's form; `code` is its HTTP status. */
export function toDocumentErrorBody({ status, message }: DocumentFailure) {
  return { error: { code: STATUSES[status], message, status } };
}
