import type { History, SimulationEvent } from './events.ts';

/** A happening with the steps that the world takes after it. */
export type TimedEvent = History['events'][number];

/** More steps than anything has that can happen at once. */
export const STEPS_UNTIL_IDLE = 1_000;

export function createTimedEvent(what: SimulationEvent, steps = STEPS_UNTIL_IDLE): TimedEvent {
  return { ...what, steps };
}
