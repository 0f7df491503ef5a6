export const ORIGIN = 'https://arcade.example';

const urlOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, ORIGIN).href;

/** The little of the browser's `Cache` that the worker uses, in memory. */
class FakeCache {
  readonly #entries = new Map<string, Response>();

  async put(asked: RequestInfo | URL, response: Response): Promise<void> {
    this.#entries.set(urlOf(asked), response);
  }

  async match(asked: RequestInfo | URL): Promise<Response | undefined> {
    return this.#entries.get(urlOf(asked))?.clone();
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

  async match(asked: RequestInfo | URL): Promise<Response | undefined> {
    const found = await Promise.all([...this.#caches.values()].map((cache) => cache.match(asked)));
    return found.find((response) => response);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}

/** A server of one version of the app, whose answers name file and version. */
export class FakeServer {
  /** The addresses that were asked for, in their order. */
  readonly asked: string[] = [];
  /** How many more files it gives before it dies. */
  filesToGive = Number.POSITIVE_INFINITY;

  readonly version: string;

  constructor(version: string) {
    this.version = version;
  }

  readonly fetchFile = async (address: string): Promise<Response> => {
    this.asked.push(address);
    await Promise.resolve();
    if (this.filesToGive <= 0) throw new TypeError('Failed to fetch');
    this.filesToGive -= 1;
    return new Response(`${address} ${this.version}`);
  };
}
