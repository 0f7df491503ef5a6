import type { OutboxEntry } from '../../data/sync-rows/synced-rows.ts';
import { isDue } from './backoff.ts';
import type { DrainReason } from './triggers.ts';

export interface ScheduleInput {
  reason: DrainReason;
  entries: readonly OutboxEntry[];
  /** Before this time nothing is sent: the store asked for it, or a pull failed. By the device's clock. */
  notBefore: number;
  now: number;
  isOnline: boolean;
}

export type DrainDecision = { type: 'drain' } | { type: 'skip' } | { type: 'later'; at: number };

const MAKE_DUE = new Set<DrainReason>(['online', 'visible', 'asked']);

/** Whether the reason makes postponed work due at once: the world has changed since it failed. */
export function isForcing(reason: DrainReason): boolean {
  return MAKE_DUE.has(reason);
}

/** Whether to drain now. Work that was put off is not made due by a mere write or the passing of time. */
export function decideDrain({ reason, entries, notBefore, now, isOnline }: ScheduleInput): DrainDecision {
  if (!isOnline) return { type: 'skip' };
  if (isForcing(reason)) return { type: 'drain' };
  if (!isDue(notBefore, now)) return { type: 'later', at: notBefore };
  if (entries.length === 0) return { type: reason === 'write' ? 'skip' : 'drain' };
  if (entries.some((entry) => isDue(entry.nextAt, now))) return { type: 'drain' };
  return { type: 'later', at: Math.min(...entries.map((entry) => entry.nextAt)) };
}
