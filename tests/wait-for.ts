import { vi } from 'vitest';

/** A short interval for results that come within milliseconds, and a long timeout for a busy machine. */
export const WAIT_OPTIONS = { interval: 5, timeout: 5_000 };

/** Calls `check` until it throws no error, and returns its result. */
export function waitFor<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, WAIT_OPTIONS);
}
