import type { Context } from 'hono';
import type { Refusal } from '../../src/contract/lesson-api.ts';

type RefusalStatus = 400 | 401 | 409 | 413 | 422 | 429 | 500 | 503;

/** A refusal of the lesson API: `detail` is for the learner to read. */
export function refuse(c: Context, status: RefusalStatus, detail: string): Response {
  return c.json({ detail } satisfies Refusal, status);
}
