import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * The proxies with a trusted X-Forwarded-For: a number of them in a row before this server, or certain
 * addresses.
 */
export type TrustedProxies = { kind: 'hops'; hops: number } | { kind: 'addresses'; list: BlockList };

const MAX_HOPS = 10;
/** Only the end of a longer list is read; proxies append to it. */
const MAX_FORWARDED_ENTRIES = 50;

function getAddressFamily(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

function addRange(list: BlockList, range: string): boolean {
  const [address = '', prefix, ...more] = range.split('/');
  if (more.length > 0 || isIP(address) === 0) return false;
  if (prefix === undefined) {
    list.addAddress(address, getAddressFamily(address));
    return true;
  }
  const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIPv6(address) ? 128 : 32);
  if (isPrefix) list.addSubnet(address, Number(prefix), getAddressFamily(address));
  return isPrefix;
}

/** Parses `TRUST_PROXY`: a number of hops, or comma-separated addresses and CIDR ranges; else `undefined`. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text.trim())) {
    const hops = Number(text);
    return hops >= 1 && hops <= MAX_HOPS ? { kind: 'hops', hops } : undefined;
  }
  const list = new BlockList();
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every((range) => addRange(list, range)) ? { kind: 'addresses', list } : undefined;
}

/** The IPv4 form of an IPv4-mapped IPv6 address; other addresses unchanged. */
export function unmapIPv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * An entry of X-Forwarded-For without the port that some proxies add; `undefined` unless it is an address.
 */
function parseForwardedAddress(entry: string): string | undefined {
  const bare = entry
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  return isIP(bare) === 0 ? undefined : unmapIPv4(bare);
}

/**
 * Whether an address is a trusted proxy.
 *
 * @param hop how many proxies are between it and this server
 */
export function isTrustedProxy(proxies: TrustedProxies, address: string, hop = 0): boolean {
  return proxies.kind === 'hops'
    ? hop < proxies.hops
    : proxies.list.check(address, getAddressFamily(address));
}

/**
 * The address of the client. Each proxy appends its caller's address to X-Forwarded-For; the list is read
 * from its end while the writers are trusted, since a client can send any list.
 *
 * @param socketAddress the remote address of the connection
 * @param forwardedFor the header, if there is one
 */
export function resolveClientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  proxies: TrustedProxies | undefined,
): string {
  let address = unmapIPv4(socketAddress);
  if (!proxies || forwardedFor === undefined) return address;
  const entries = forwardedFor.split(',').slice(-MAX_FORWARDED_ENTRIES).reverse();
  for (const [hop, entry] of entries.entries()) {
    const caller = isTrustedProxy(proxies, address, hop) ? parseForwardedAddress(entry) : undefined;
    if (caller === undefined) return address;
    address = caller;
  }
  return address;
}
