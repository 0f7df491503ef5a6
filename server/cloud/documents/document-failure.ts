import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The canonical codes that the document store answers, each with its HTTP status (google/rpc/code.proto). */
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

/** Why a request to the document store is refused. The message is for whoever debugs a client. */
export interface DocumentFailure {
  status: keyof typeof STATUSES;
  message: string;
}

export function createDocumentFailure(status: DocumentFailure['status'], message: string): DocumentFailure {
  return { status, message };
}

/** The most common one: something in the request is not as Firestore's reference describes it. */
export function invalidArgument(message: string): DocumentFailure {
  return createDocumentFailure('INVALID_ARGUMENT', message);
}

/** For what is not the learner's own. */
export const permissionDenied = createDocumentFailure(
  'PERMISSION_DENIED',
  'Missing or insufficient permissions.',
);

/** The body of a refusal in Google's form; `code` is its HTTP status. */
export function toDocumentErrorBody({ status, message }: DocumentFailure) {
  return { error: { code: STATUSES[status], message, status } };
}
