import type { Context, MiddlewareHandler } from 'hono';
import type {} from 'hono/request-id';
import { isFromTrustedProxy } from './client-address.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export const REQUEST_ID_HEADER = 'X-Request-Id';
/** As proxies make them: no e-mail address, and nothing that breaks a log line. */
const VALID_ID = /^[\w-]{8,64}$/;

/** Finds or creates the id under which a request appears in all logs. */
export type RequestIdProvider = (context: Context) => string;

/** Takes the id from the header of a trusted proxy and ignores all other headers. */
export function createRequestIdProvider(
  proxies: TrustedProxies | undefined,
  newId: () => string,
): RequestIdProvider {
  return (context) => {
    const proxied = isFromTrustedProxy(context, proxies) ? context.req.header(REQUEST_ID_HEADER) : undefined;
    return proxied !== undefined && VALID_ID.test(proxied) ? proxied : newId();
  };
}

/** Sets each request's id as the context's `requestId` and in the response header. */
export function assignRequestIds(getRequestId: RequestIdProvider): MiddlewareHandler {
  return async (c, next) => {
    const id = getRequestId(c);
    c.set('requestId', id);
    await next();
    // Not `c.header`: after the response it makes a stream of the body, which costs more than to send it.
    c.res.headers.set(REQUEST_ID_HEADER, id);
  };
}
