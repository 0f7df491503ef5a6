/**
 * Whether an error means that the client disconnected while it sent the body. Anyone can cause it, so it is
 * not logged.
 */
export function isClientDisconnect(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** The 499 of nginx, for a client that closed the connection and won't read it. */
export function createClientClosedResponse(): Response {
  return new Response(null, { status: 499 });
}
