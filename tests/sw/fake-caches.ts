/** Stands in for the browser's caches and the server in tests of the service worker. */

export const ORIGIN = 'https://arcade.example';

const toUrl = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).href;

/** The part of the browser's `Cache` that the worker uses, in memory. */
class FakeCache {
  readonly #entries = new Map<string, Response>();

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.#entries.set(toUrl(request), response);
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.#entries.get(toUrl(request))?.clone();
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.#entries.keys()].map((url) => new Request(url));
  }
}

/** The caches of one origin. */
export class FakeCaches implements Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'> {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<Cache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache as unknown as Cache;
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    const responses = await Promise.all([...this.#caches.values()].map((cache) => cache.match(request)));
    return responses.find((response) => response);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}

/** A server of one version of the app, whose responses name file and version. */
export class FakeServer {
  /** The requested addresses, in order. */
  readonly requests: string[] = [];
  /** How many more files it serves before it fails. */
  remainingFiles = Number.POSITIVE_INFINITY;

  readonly version: string;

  constructor(version: string) {
    this.version = version;
  }

  readonly fetchFile = async (address: string): Promise<Response> => {
    this.requests.push(address);
    await Promise.resolve();
    if (this.remainingFiles <= 0) throw new TypeError('Failed to fetch');
    this.remainingFiles -= 1;
    return new Response(`${address} ${this.version}`);
  };
}
