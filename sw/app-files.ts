import { THIRD_PARTY_NOTICES } from '../src/pwa/third-party-notices.ts';

/** A file in the build's manifest. One without a revision has a hash in its name and never changes. */
export interface ListedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** The properties of a request that decide which file answers it. */
type RequestKey = Pick<Request, 'method' | 'mode' | 'url'>;

export interface AppFilesParts {
  files: readonly ListedFile[];
  origin: string;
  storage: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetchFile: (address: string, options: RequestInit) => Promise<Response>;
}

/** The files that learners of every level need, stored for offline use. Each version has its own cache. */
export interface AppFiles {
  readonly cacheName: string;
  /**
   * Fetches the missing files of this version in parallel. Rejects when one can't be fetched; the others stay
   * stored for the next try.
   */
  install(): Promise<void>;
  /** Deletes all caches except this version's and `otherNames`. */
  deleteOtherCaches(otherNames: readonly string[]): Promise<void>;
  /** The address of the file that answers a request; `undefined` if the server answers it. */
  findAddress(request: RequestKey): string | undefined;
  readCached(address: string): Promise<Response | undefined>;
}

/** Addresses that the server answers; any other navigation without its own page is a screen of the app. */
const SERVER_ADDRESSES = [
  /^\/api\//,
  /^\/cloud\//,
  /^\/v1\//,
  /googleapis\.com/,
  /^\/healthz/,
  new RegExp(`^${THIRD_PARTY_NOTICES}`),
];
const SCREENS_PAGE = '/app';

/** The address under which a page is requested and cached, because hosts redirect the names of its file. */
function toPageAddress(path: string): string {
  return path.replace(/^\/?/, '/').replace(/(?:\/index)?\.html$/, '') || '/';
}

/**
 * The name of a version: the revisions of the files without a hash in their names. Such a file (a page)
 * contains the names of all others, so one of these revisions changes with any file.
 */
function getVersion(files: readonly ListedFile[]): string {
  return files.flatMap(({ revision }) => revision?.slice(0, 8) ?? []).join('-');
}

export function createAppFiles({ files, origin, storage, fetchFile }: AppFilesParts): AppFiles {
  const cacheName = `app-${getVersion(files)}`;
  const addresses = new Set(files.map(({ url }) => toPageAddress(url)));

  async function loadFile({ url, revision }: ListedFile): Promise<Response> {
    const address = toPageAddress(url);
    const older = revision === null ? await storage.match(address) : undefined;
    if (older) return older;
    // A page in the HTTP cache may be outdated, but files with a hash never are.
    const response = await fetchFile(address, { cache: revision === null ? 'default' : 'reload' });
    // A captive portal, such as a café's network, redirects to its own page.
    if (!response.ok || response.redirected)
      throw new Error(`${address} was answered with ${response.status}.`);
    return response;
  }

  return {
    cacheName,
    async install() {
      const cache = await storage.open(cacheName);
      const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      const missing = files.filter(({ url }) => !stored.has(toPageAddress(url)));
      await Promise.all(
        missing.map(async (file) => cache.put(toPageAddress(file.url), await loadFile(file))),
      );
    },
    async deleteOtherCaches(otherNames) {
      const names = await storage.keys();
      const unwanted = names.filter((name) => name !== cacheName && !otherNames.includes(name));
      await Promise.all(unwanted.map((name) => storage.delete(name)));
    },
    findAddress({ method, mode, url }) {
      const { origin: requestOrigin, pathname } = new URL(url);
      if (method !== 'GET' || requestOrigin !== origin) return undefined;
      const address = toPageAddress(pathname);
      if (addresses.has(address)) return address;
      const isScreen = mode === 'navigate' && !SERVER_ADDRESSES.some((each) => each.test(pathname));
      return isScreen ? SCREENS_PAGE : undefined;
    },
    readCached: async (address) => (await storage.open(cacheName)).match(address),
  };
}
