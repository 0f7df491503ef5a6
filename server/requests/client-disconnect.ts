/**
 * True for the error of a body whose client went away half-way: anybody can bring it about as often as they like,
 * so that it belongs in no log.
 */
export function isClientDisconnect(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** What servers say to a client that closed the connection; nobody reads it. */
export function createClientClosedResponse(): Response {
  return new Response(null, { status: 499 });
}
