import type { Context, MiddlewareHandler } from 'hono';
import type {} from 'hono/request-id';
import { getSocketAddress } from './client-address.ts';
import { isTrustedProxy, type TrustedProxies, unmapIPv4 } from './trusted-proxies.ts';

export const REQUEST_ID_HEADER = 'X-Request-Id';
/** As proxies make them; nothing that could be an e-mail, or break a line of the log. */
const USABLE = /^[\w-]{8,64}$/;

/** Finds or makes the name under which a request is in all logs. */
export type RequestIdProvider = (context: Context) => string;

/** Takes the name that a trusted proxy gave; anybody else's header is not looked at. */
export function createRequestIdProvider(
  proxies: TrustedProxies | undefined,
  newId: () => string,
): RequestIdProvider {
  return (context) => {
    const address = getSocketAddress(context);
    const isFromProxy =
      proxies !== undefined && address !== undefined && isTrustedProxy(proxies, unmapIPv4(address));
    const given = isFromProxy ? context.req.header(REQUEST_ID_HEADER) : undefined;
    return given !== undefined && USABLE.test(given) ? given : newId();
  };
}

/** Gives each request its id, as the context's `getRequestId` and in the answer. */
export function assignRequestIds(requestId: RequestIdProvider): MiddlewareHandler {
  return async (c, next) => {
    const id = requestId(c);
    c.set('requestId', id);
    await next();
    c.header(REQUEST_ID_HEADER, id);
  };
}
