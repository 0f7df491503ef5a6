import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { OnRequestCompleted } from '../log.ts';

/**
 * Tells of each request that what stands behind it in the chain has answered.
 *
 * @param now milliseconds of a clock that never jumps
 */
export function reportRequests(onAnswered: OnRequestCompleted, now: () => number): MiddlewareHandler {
  return async (c, next) => {
    const begun = now();
    await next();
    onAnswered({
      id: c.get('requestId'),
      method: c.req.method,
      // Once the chain is through, that of the handler which answered.
      route: routePath(c),
      status: c.res.status,
      ms: now() - begun,
    });
  };
}
