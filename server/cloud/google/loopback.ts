import { isIPv4 } from 'node:net';
import type { Context } from 'hono';
import { getIncomingRequest, getSocketAddress } from '../../requests/client-address.ts';

/** True for a host name or an address that only this machine can reach. */
export function isLoopbackName(name: string): boolean {
  const bare = name
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^::ffff:/, '');
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}

/** What proxies add. Behind one, a visitor from anywhere looks as though they came from this machine. */
const PROXY_HEADER =
  /^(?:x-forwarded-|(?:forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$)/;

function hostName(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/**
 * True when the visitor sits at this machine: the connection comes from it, and the page they see is addressed
 * by a loopback name. The name is checked against pages elsewhere whose name was made to point here (DNS
 * rebinding), the origin against pages elsewhere that post here. No browser speaks HTTP 1.0, as a proxy may that
 * adds nothing and puts its own name for this server in the place of the visitor's.
 */
export function isLoopbackRequest(context: Context): boolean {
  const address = getSocketAddress(context);
  const host = context.req.header('Host');
  const origin = context.req.header('Origin');
  return (
    address !== undefined &&
    isLoopbackName(address) &&
    getIncomingRequest(context)?.httpVersion !== '1.0' &&
    host !== undefined &&
    isLoopbackName(hostName(`http://${host}`)) &&
    (origin === undefined || isLoopbackName(hostName(origin))) &&
    !Object.keys(context.req.header()).some((name) => PROXY_HEADER.test(name))
  );
}
