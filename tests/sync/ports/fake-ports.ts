import { createListeners } from '../../../src/domain/listeners.ts';
import type { Clock, Connectivity, Locks } from '../../../src/sync/ports/ports.ts';
import type { BackgroundSync } from '../../../src/sync/worker/background-sync.ts';

interface Timer {
  at: number;
  task: () => void;
}

/** A clock that tests advance. */
export class FakeClock implements Clock {
  #now: number;
  #timers = new Set<Timer>();

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  runAfter(ms: number, task: () => void): () => void {
    const timer = { at: this.#now + ms, task };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  }

  /** Advances by `ms` and runs the due tasks in order. */
  advance(ms: number): void {
    const until = this.#now + ms;
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#now = Math.max(this.#now, next.at);
      this.#timers.delete(next);
      next.task();
    }
    this.#now = until;
  }

  /** Sets the time without running tasks, like a change of the device's clock. */
  set(now: number): void {
    this.#now = now;
  }

  /** The number of waiting tasks. */
  countTimers(): number {
    return this.#timers.size;
  }

  #next(until: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  }
}

/** Locks that all tabs of one device share, in order of request. */
export class FakeLocks implements Locks {
  readonly #clock: Clock;
  #tails = new Map<string, Promise<void>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async runExclusive<Value>(
    name: string,
    { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
    task: () => Promise<Value>,
  ): Promise<Value> {
    const before = this.#tails.get(name) ?? Promise.resolve();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#tails.set(
      name,
      before.then(() => released),
    );
    const timeout = new Promise<void>((resolve) => {
      const cancel = this.#clock.runAfter(timeoutMs, resolve);
      before.then(cancel);
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    await Promise.race([before, timeout]);
    try {
      return await task();
    } finally {
      release();
    }
  }
}

/** The connection and page visibility, which tests set. */
export class FakeConnectivity implements Connectivity {
  #isOnline = true;
  #isVisible = true;
  readonly #onlineListeners = createListeners();
  readonly #visibilityListeners = createListeners();
  readonly onOnline = this.#onlineListeners.subscribe;
  readonly onVisibilityChange = this.#visibilityListeners.subscribe;

  isOnline(): boolean {
    return this.#isOnline;
  }

  isVisible(): boolean {
    return this.#isVisible;
  }

  setOnline(isOnline: boolean): void {
    const wasOnline = this.#isOnline;
    this.#isOnline = isOnline;
    if (isOnline && !wasOnline) this.#onlineListeners.notify();
  }

  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.#visibilityListeners.notify();
  }
}

/** Counts the requests for a background sync; tests ask the page in place of the service worker. */
export class FakeBackgroundSync implements BackgroundSync {
  requests = 0;
  #drain: (() => Promise<number>) | null = null;

  requestSync(): void {
    this.requests += 1;
  }

  onDrainRequest(drain: () => Promise<number>): () => void {
    this.#drain = drain;
    return () => {
      this.#drain = null;
    };
  }

  /** The number of changes left, or null when no page answers. */
  async askPage(): Promise<number | null> {
    return (await this.#drain?.()) ?? null;
  }
}
