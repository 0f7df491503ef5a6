import type { IdentifiedEvent } from './game-records.ts';
import type { LearnerMemory, Stamp } from './records.ts';

/**
 * Returns the memory after the events of games and classes. Pure: it may be called again after a conflict.
 */
export type MemoryReducer = (from: {
  memory: LearnerMemory;
  /** Oldest first. */
  events: readonly IdentifiedEvent[];
  /** Who writes, and when. */
  stamp: Stamp;
  /** The key of this device's counters. */
  counter: string;
}) => LearnerMemory;
