import { parseUrl } from '../platform/parse-url.ts';

/** Where a learner with a finished profile goes when nothing else is asked for. */
const HOME = '/app';

/** Any origin does: an address that leaves it is none of ours. */
const HERE = 'https://here.invalid';

/**
 * The way back after signing in: a path of this app, with its search and hash. Everything that a browser
 * would read as another origin's address, or as the sign-in form itself, is `undefined`.
 */
export function parseReturnAddress(value: unknown): string | undefined {
  const url = typeof value === 'string' && value.startsWith('/') ? parseUrl(value, HERE) : null;
  if (!url) return undefined;
  const { origin, pathname, search, hash } = url;
  if (origin !== HERE || pathname === '/login' || pathname === '/signup' || pathname.startsWith('//')) {
    return undefined;
  }
  const address = `${pathname}${search}${hash}`;
  return address === HOME ? undefined : address;
}
