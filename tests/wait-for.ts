import { vi } from 'vitest';

/** How to look for what comes soon: often, as it is there within milliseconds, and for long, as a machine may be busy. */
export const WAIT_OPTIONS = { interval: 5, timeout: 5_000 };

/** Waits until nothing is thrown any more, and gives what is returned then. */
export function waitFor<Value>(look: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(look, WAIT_OPTIONS);
}
