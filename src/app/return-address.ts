import { parseUrl } from '../platform/parse-url.ts';

/*
 * Where the app goes after signing in or set-up: the address that the learner wanted to open. It comes from
 * the address bar, so addresses of other sites are dropped.
 */

/** Where a learner with a finished profile goes by default. */
const HOME = '/app';

/** A placeholder to detect addresses of other origins. */
const OWN_ORIGIN = 'https://own-origin.invalid';

/**
 * The address to return to after set-up; `undefined` for values that `parseReturnAddress` drops, and for
 * set-up itself.
 */
export function parseAddressAfterSetup(value: unknown): string | undefined {
  const address = parseReturnAddress(value);
  return address && /^\/setup(?![^?#])/.test(address) ? undefined : address;
}

/**
 * The address to return to after signing in: a path of this app, with its search and hash. `undefined` for
 * values that a browser would resolve to another origin, for the sign-in form itself, and for the hub, which
 * is the default.
 */
export function parseReturnAddress(value: unknown): string | undefined {
  const url = typeof value === 'string' && value.startsWith('/') ? parseUrl(value, OWN_ORIGIN) : null;
  if (!url) return undefined;
  const { origin, pathname, search, hash } = url;
  const isForm = pathname === '/login' || pathname === '/signup';
  if (origin !== OWN_ORIGIN || isForm || pathname.startsWith('//')) return undefined;
  const address = `${pathname}${search}${hash}`;
  return address === HOME ? undefined : address;
}
