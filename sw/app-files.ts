/** A file as the build lists it. Without a revision its name has a hash, so that it never changes. */
export interface ListedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** What of a request says which file answers it. */
type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

export interface AppFilesParts {
  files: readonly ListedFile[];
  /** Where the app is. */
  origin: string;
  storage: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetchFile: (address: string, options: RequestInit) => Promise<Response>;
}

/** All that every level needs, kept for times without a connection. Each version has a store of its own. */
export interface AppFiles {
  readonly cacheName: string;
  /**
   * Fetches what this version lacks, all at once. Rejects when a file can't be had; those that could are kept, and the
   * next try needs only the others.
   */
  install(): Promise<void>;
  /** Removes the stores of other versions, and every other but those named. */
  deleteOtherCaches(others: readonly string[]): Promise<void>;
  /** The address of the file that answers a request; `undefined` for what is the server's to answer. */
  findAddress(asked: Asked): string | undefined;
  readCached(address: string): Promise<Response | undefined>;
}

/** Addresses that the server answers itself; every other navigation without a page of its own is a screen of the app. */
const SERVER_ADDRESSES = [/^\/api\//, /^\/cloud\//, /^\/v1\//, /googleapis\.com/, /^\/healthz/];
const SCREENS_PAGE = '/app';

/** Pages are asked for, and kept, under the addresses that visitors know: hosts redirect the names of their files. */
function addressOf(path: string): string {
  return path.replace(/^\/?/, '/').replace(/(?:\/index)?\.html$/, '') || '/';
}

/** Files without a hash name all others, in one way or another, so their revisions are the version. */
function versionOf(files: readonly ListedFile[]): string {
  return files.flatMap(({ revision }) => revision?.slice(0, 8) ?? []).join('-');
}

export function createAppFiles({ files, origin, storage, fetchFile }: AppFilesParts): AppFiles {
  const cacheName = `app-${versionOf(files)}`;
  const addresses = new Set(files.map(({ url }) => addressOf(url)));

  async function found({ url, revision }: ListedFile): Promise<Response> {
    const address = addressOf(url);
    const older = revision === null ? await storage.match(address) : undefined;
    if (older) return older;
    // What a page has just fetched is in the browser's own store; a page itself may be an old one there.
    const response = await fetchFile(address, { cache: revision === null ? 'default' : 'reload' });
    // Whoever is between, such as the door of a café's network, redirects to a page of its own.
    if (!response.ok || response.redirected)
      throw new Error(`${address} was answered with ${response.status}.`);
    return response;
  }

  return {
    cacheName,
    async install() {
      const cache = await storage.open(cacheName);
      const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      const missing = files.filter(({ url }) => !kept.has(addressOf(url)));
      await Promise.all(missing.map(async (file) => cache.put(addressOf(file.url), await found(file))));
    },
    async deleteOtherCaches(others) {
      const older = (await storage.keys()).filter((name) => name !== cacheName && !others.includes(name));
      await Promise.all(older.map((name) => storage.delete(name)));
    },
    findAddress({ method, mode, url }) {
      const asked = new URL(url);
      if (method !== 'GET' || asked.origin !== origin) return undefined;
      const address = addressOf(asked.pathname);
      if (addresses.has(address)) return address;
      const isScreen = mode === 'navigate' && !SERVER_ADDRESSES.some((each) => each.test(asked.pathname));
      return isScreen ? SCREENS_PAGE : undefined;
    },
    readCached: async (address) => (await storage.open(cacheName)).match(address),
  };
}
