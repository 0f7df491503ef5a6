import type { LearnerState } from '../../domain/records.ts';
import { MAX_TIMESTAMP } from '../../domain/tolerant-schemas.ts';

/**
 * The time to stamp a write with, which is later than every stamp seen so far. So a device with a clock
 * years behind neither loses its writes to older ones nor deletes its own new record as the oldest.
 * @param now the device's clock, milliseconds since the epoch
 * @param largestSeen the largest stamp this device has written or read
 * @returns a time of at most `MAX_TIMESTAMP`, which schemas accept
 */
export function correctTime(now: number, largestSeen: number): number {
  return Math.min(MAX_TIMESTAMP, Math.max(now, largestSeen + 1));
}

/** The largest stamp seen, from its stored row; 0 for anything else than a time. */
export function parseClock(raw: unknown): number {
  return typeof raw === 'number' && Number.isFinite(raw) ? raw : 0;
}

/** The largest time in a state; 0 for an empty one. */
export function findLatestTime(state: LearnerState): number {
  const records = [...state.lessons, ...state.homework, ...state.mistakes];
  const stamped = [state.profile, state.course, ...records, ...Object.values(state.ownWords)];
  const created = records.map((record) => record.createdAt);
  return Math.max(0, ...created, ...stamped.map((value) => value?.updatedAt ?? 0));
}
