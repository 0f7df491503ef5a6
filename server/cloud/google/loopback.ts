import { isIPv4 } from 'node:net';
import type { Context } from 'hono';
import { socketAddress } from '../client-address.ts';

/** True for a host name or an address that only this machine can reach. */
export function isLoopbackName(name: string): boolean {
  const bare = name
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^::ffff:/, '');
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}

/** What proxies add. Behind one, a visitor from anywhere looks as though they came from this machine. */
const PROXY_HEADERS = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP'];

function hostName(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/**
 * True when the visitor sits at this machine: the connection comes from it, and the page they see is addressed
 * by a loopback name. The name is checked against pages elsewhere whose name was made to point here (DNS
 * rebinding), the origin against pages elsewhere that post here.
 */
export function isLoopbackRequest(context: Context): boolean {
  const address = socketAddress(context);
  const host = context.req.header('Host');
  const origin = context.req.header('Origin');
  return (
    address !== undefined &&
    isLoopbackName(address) &&
    host !== undefined &&
    isLoopbackName(hostName(`http://${host}`)) &&
    (origin === undefined || isLoopbackName(hostName(origin))) &&
    PROXY_HEADERS.every((name) => context.req.header(name) === undefined)
  );
}
