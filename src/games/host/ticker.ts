import type { GamePorts } from './ports.ts';

/** The longest wait that browsers' timers take, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Gives the way to be woken so many milliseconds from now, in place of what was asked before; `null` for never. */
export function createTicker(after: GamePorts['runAfter'], tick: () => void): (wait: number | null) => void {
  let callOff: (() => void) | null = null;
  return (wait) => {
    callOff?.();
    callOff = wait === null ? null : after(Math.min(Math.max(wait, 0), LONGEST_WAIT_MS), tick);
  };
}
