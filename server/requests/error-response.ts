import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorResponse } from '../../src/api-contract/lesson-api.ts';

/**
 * The JSON error of the server's own API.
 *
 * @param detail shown to the learner
 * @param retrySeconds for the header Retry-After
 */
export function respondWithError(
  c: Context,
  status: ContentfulStatusCode,
  detail: string,
  retrySeconds?: number,
): Response {
  if (retrySeconds !== undefined) c.header('Retry-After', String(retrySeconds));
  return c.json({ detail } satisfies ErrorResponse, status);
}
