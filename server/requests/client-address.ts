import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isTrustedProxy, resolveClientAddress, type TrustedProxies, unmapIPv4 } from './trusted-proxies.ts';

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

/** Whether a trusted proxy connected, so that its headers can be believed. */
export function isFromTrustedProxy(context: Context, proxies: TrustedProxies | undefined): boolean {
  const address = getSocketAddress(context);
  return proxies !== undefined && address !== undefined && isTrustedProxy(proxies, unmapIPv4(address));
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

/** The address of a request by its connection's remote address, and what trusted proxies forward. */
function resolveRateLimitSubject(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies | undefined,
): string | undefined {
  if (socketAddress === undefined) return undefined;
  return toRateLimitSubject(resolveClientAddress(socketAddress, forwardedFor, proxies));
}

/** Reads the connection's remote address, or the one that trusted proxies forward. */
export function createClientAddressReader(proxies: TrustedProxies | undefined): ClientAddressReader {
  return (context) =>
    resolveRateLimitSubject(getSocketAddress(context), context.req.header('X-Forwarded-For'), proxies);
}

/** A reader of the address of a request that the app has not seen yet. */
export function createRequestAddressReader(
  proxies: TrustedProxies | undefined,
): (request: IncomingMessage) => string | undefined {
  return ({ socket, headers }) =>
    resolveRateLimitSubject(socket.remoteAddress, headers['x-forwarded-for']?.toString(), proxies);
}
