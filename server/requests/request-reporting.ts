import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { OnRequestCompleted } from '../log.ts';

/** The calls whose number and duration tell how a server is used: classes and answers. */
const TELLING_CALLS = /^\/api\/(?:generate-class|submit-answer)$/;

/** Whether a request went well and tells nothing: one visit makes thirty of them beside that of its page. */
function isRoutine({ req, res }: Context, route: string): boolean {
  const isPage = req.method === 'GET' && res.headers.get('Content-Type')?.startsWith('text/html');
  return res.status < 400 && !isPage && !TELLING_CALLS.test(route);
}

/**
 * Reports each request that the handlers behind this middleware have answered.
 *
 * @param now milliseconds of a monotonic clock
 */
export function reportRequests(onCompleted: OnRequestCompleted, now: () => number): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = now();
    await next();
    // After `next`, the path of the handler that answered.
    const route = routePath(c);
    onCompleted({
      id: c.get('requestId'),
      method: c.req.method,
      route,
      status: c.res.status,
      ms: now() - startedAt,
      isRoutine: isRoutine(c, route),
    });
  };
}
