import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { resolveClientAddress, type TrustedProxies, unmapIPv4 } from './trusted-proxies.ts';

/** The address that a request counts against in limits; `undefined` without a socket. */
export type ClientAddressReader = (context: Context) => string | undefined;

/** The request as Node received it; absent for requests that don't come through a socket, as in tests. */
export function getIncomingRequest({ env }: Context): Partial<HttpBindings['incoming']> | undefined {
  // Without a socket Hono's environment is undefined, although its type says otherwise.
  return (env as Partial<HttpBindings> | undefined)?.incoming;
}

/** The remote address of the connection. */
export function getSocketAddress(context: Context): string | undefined {
  return getIncomingRequest(context)?.socket?.remoteAddress;
}

/** The /64 network of an IPv6 address: a household or school can use any address in it. */
function toNetwork64(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The address under which a client's calls are counted: IPv4 whole, IPv6 by its /64 network. */
export function toRateLimitSubject(address: string): string {
  const bare = unmapIPv4(address);
  return isIPv6(bare) ? toNetwork64(bare.toLowerCase()) : bare;
}

/** Reads the connection's remote address, or the one that trusted proxies forward. */
export function createClientAddressReader(proxies: TrustedProxies | undefined): ClientAddressReader {
  return (context) => {
    const address = getSocketAddress(context);
    if (address === undefined) return undefined;
    return toRateLimitSubject(resolveClientAddress(address, context.req.header('X-Forwarded-For'), proxies));
  };
}
