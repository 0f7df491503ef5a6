/** The device's clock and its timers. */
export interface Clock {
  /** Milliseconds since the epoch, uncorrected. */
  now(): number;
  /** Calls `task` once after `ms` milliseconds; returns a function that cancels it. */
  runAfter(ms: number, task: () => void): () => void;
}

/** A random number, from 0 inclusive to 1 exclusive. */
export type Random = () => number;

/** Mutual exclusion between the tabs and workers of one origin. */
export interface Locks {
  /**
   * Runs `task` while holding the lock `name`. After waiting for `timeoutMs`, or once `signal` is aborted,
   * runs it without the lock: a frozen tab may hold one for hours, and correctness does not depend on locks.
   */
  runExclusive<Value>(
    name: string,
    options: { timeoutMs: number; signal: AbortSignal },
    task: () => Promise<Value>,
  ): Promise<Value>;
}

/** The state of the network and of this page. Each `on…` returns a function that removes the listener. */
export interface Connectivity {
  isOnline(): boolean;
  isVisible(): boolean;
  onOnline(listener: () => void): () => void;
  /** Called each time the page turns visible or hidden. */
  onVisibilityChange(listener: () => void): () => void;
}

/** The learner who is signed in at the authentication provider. */
export interface Identity {
  getCurrentUid(): string | null;
}
