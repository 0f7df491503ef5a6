import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Where a request comes from, as limits count it; `undefined` when that can't be told. */
export type ClientAddress = (context: Context) => string | undefined;

/** The other end of the connection; there is none in requests that don't come through a socket. */
export function socketAddress(context: Context<{ Bindings: Partial<HttpBindings> }>): string | undefined {
  // Without a socket Hono's environment is undefined, whatever its type says.
  return context.env?.incoming?.socket?.remoteAddress;
}

/** The first four groups of an IPv6 address: one household or school has as many addresses as it likes below. */
function network64(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The address under which a client's attempts are counted: IPv4 whole, IPv6 by its /64 network. */
export function countedAddress(address: string): string {
  const unmapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(unmapped) ? network64(unmapped.toLowerCase()) : unmapped;
}

/** Counts by the connection's other end. Behind a proxy that is the proxy. */
export const socketClientAddress: ClientAddress = (context) => {
  const address = socketAddress(context);
  return address === undefined ? undefined : countedAddress(address);
};
