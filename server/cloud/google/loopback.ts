import { isIPv4 } from 'node:net';
import type { Context } from 'hono';
import { getIncomingRequest, getSocketAddress } from '../../requests/client-address.ts';

/** Whether a host name or address can be reached from this machine only. */
export function isLoopbackName(name: string): boolean {
  const bare = name
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^::ffff:/, '');
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}

/** Headers of proxies: behind one, every visitor seems to come from this machine. */
const PROXY_HEADER =
  /^(?:x-forwarded-|(?:forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$)/;

function parseHostName(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/**
 * Whether the visitor is at this machine. The host name guards against DNS rebinding, the origin against
 * pages of other sites that post here, and the HTTP version against proxies that add no header but speak HTTP
 * 1.0.
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
    isLoopbackName(parseHostName(`http://${host}`)) &&
    (origin === undefined || isLoopbackName(parseHostName(origin))) &&
    !Object.keys(context.req.header()).some((name) => PROXY_HEADER.test(name))
  );
}
