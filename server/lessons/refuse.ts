import type { Context } from 'hono';
import type { Refusal } from '../../src/contract/lesson-api.ts';

type RefusalStatus = 400 | 401 | 409 | 413 | 422 | 429 | 500 | 503;

/**
 * A refusal of the lesson API: `detail` is for the learner to read.
 *
 * @param retrySeconds when it may be tried again
 */
export function refuse(c: Context, status: RefusalStatus, detail: string, retrySeconds?: number): Response {
  if (retrySeconds !== undefined) c.header('Retry-After', String(retrySeconds));
  return c.json({ detail } satisfies Refusal, status);
}
