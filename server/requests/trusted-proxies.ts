import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * The proxies whose word on where a request comes from is taken: so many in a row before this server, or those
 * at certain addresses.
 */
export type TrustedProxies = { kind: 'hops'; hops: number } | { kind: 'addresses'; list: BlockList };

const MAX_HOPS = 10;
/** Longer lists come from nobody honest; their end is what counts. */
const MAX_FORWARDED = 50;

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

function addRange(list: BlockList, range: string): boolean {
  const [address = '', prefix, ...more] = range.split('/');
  if (more.length > 0 || isIP(address) === 0) return false;
  if (prefix === undefined) {
    list.addAddress(address, familyOf(address));
    return true;
  }
  const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIPv6(address) ? 128 : 32);
  if (isPrefix) list.addSubnet(address, Number(prefix), familyOf(address));
  return isPrefix;
}

/** Reads `TRUST_PROXY`: a number of hops, or addresses and CIDR ranges with commas between; else `undefined`. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text.trim())) {
    const hops = Number(text);
    return hops >= 1 && hops <= MAX_HOPS ? { kind: 'hops', hops } : undefined;
  }
  const list = new BlockList();
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every((range) => addRange(list, range)) ? { kind: 'addresses', list } : undefined;
}

/** An IPv4 address that came over IPv6, in the form of IPv4; other addresses as they are. */
export function unmapIPv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** An entry of X-Forwarded-For without the port that some proxies add; `undefined` for what is no address. */
function parseForwardedAddress(entry: string): string | undefined {
  const bare = entry
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  return isIP(bare) === 0 ? undefined : unmapIPv4(bare);
}

/** Whether the connection from an address, the `place`th on the way back from here, is a trusted proxy's. */
export function isTrustedProxy(proxies: TrustedProxies, address: string, place = 0): boolean {
  return proxies.kind === 'hops' ? place < proxies.hops : proxies.list.check(address, familyOf(address));
}

/**
 * Where a request comes from. Each proxy adds the address of who called it at the end of X-Forwarded-For; the
 * list is read from there, as far as those who wrote it are trusted. What stands before is anybody's invention.
 *
 * @param getSocketAddress the connection's other end
 * @param forwardedFor the header, if there is one
 */
export function resolveClientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  proxies: TrustedProxies | undefined,
): string {
  let address = unmapIPv4(socketAddress);
  if (!proxies || forwardedFor === undefined) return address;
  const entries = forwardedFor.split(',').slice(-MAX_FORWARDED).reverse();
  for (const [place, entry] of entries.entries()) {
    const caller = isTrustedProxy(proxies, address, place) ? parseForwardedAddress(entry) : undefined;
    if (caller === undefined) return address;
    address = caller;
  }
  return address;
}
