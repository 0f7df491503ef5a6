import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { OnRequestCompleted } from '../log.ts';

/**
 * Reports each request that the handlers behind this middleware have answered.
 *
 * @param now milliseconds of a monotonic clock
 */
export function reportRequests(onCompleted: OnRequestCompleted, now: () => number): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = now();
    await next();
    onCompleted({
      id: c.get('requestId'),
      method: c.req.method,
      // After `next`, the path of the handler that answered.
      route: routePath(c),
      status: c.res.status,
      ms: now() - startedAt,
    });
  };
}
