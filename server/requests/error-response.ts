import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorResponse } from '../../src/contract/lesson-api.ts';

/**
 * A refusal of the server's own calls: `detail` is for the learner to read.
 *
 * @param retrySeconds when it may be tried again
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
