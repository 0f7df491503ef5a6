import type { GamePorts } from './ports.ts';

/** The longest wait that browsers' timers take, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Waits for one moment at a time. */
export interface Ticker {
  /** So many milliseconds from now, in place of what was expected; `null` for never. */
  expect(wait: number | null): void;
}

export function createTicker(after: GamePorts['after'], tick: () => void): Ticker {
  let callOff: (() => void) | null = null;
  return {
    expect(wait) {
      callOff?.();
      callOff = wait === null ? null : after(Math.min(Math.max(wait, 0), LONGEST_WAIT_MS), tick);
    },
  };
}
