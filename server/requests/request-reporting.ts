import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { OnRequestCompleted } from '../log.ts';

/** The routes whose number and duration of calls show how a server is used: classes and answers. */
const USAGE_ROUTES = /^\/api\/(?:generate-class|submit-answer)$/;

/**
 * Whether a request is worth no line in the normal log: one visit makes about thirty for files besides the
 * one for its page.
 */
function isRoutine({ req, res }: Context, route: string): boolean {
  const isPage = req.method === 'GET' && res.headers.get('Content-Type')?.startsWith('text/html');
  return res.status < 400 && !isPage && !USAGE_ROUTES.test(route);
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
    // Only after `next` is this the route of the handler that answered.
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
