/** The device's clock and its timers. */
export interface Clock {
  /** Milliseconds since the epoch, uncorrected. */
  now(): number;
  /** Calls `task` once after `ms` milliseconds; returns the way to cancel it. */
  runAfter(ms: number, task: () => void): () => void;
}

/** A number from 0 up to but without 1. */
export type Random = () => number;

/** Mutual exclusion between the tabs and workers of one origin. */
export interface Locks {
  /**
   * Runs `task` while holding the lock `name`. Waits in line for at most `patience` milliseconds, or
   * until `signal` is aborted, and then runs it all the same: a frozen tab may hold a lock for hours,
   * and no lock carries correctness.
   */
  runExclusive<Value>(
    name: string,
    options: { patience: number; signal: AbortSignal },
    task: () => Promise<Value>,
  ): Promise<Value>;
}

/** What the browser knows of the network and of this page. Each `on…` returns the way to stop listening. */
export interface Connectivity {
  isOnline(): boolean;
  isVisible(): boolean;
  onOnline(listener: () => void): () => void;
  /** Called each time the page turns visible or hidden. */
  onVisibilityChange(listener: () => void): () => void;
}

/** Who is signed in right now, as the authentication provider has it. */
export interface Identity {
  getCurrentUid(): string | null;
}
