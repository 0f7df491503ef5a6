import type { OutboxEntry } from '../../data/sync-rows/synced-rows.ts';
import { isDue } from './backoff.ts';
import type { WakeReason } from './triggers.ts';

export interface ScheduleInput {
  reason: WakeReason;
  entries: readonly OutboxEntry[];
  /** Before this time nothing is sent: the store asked for it, or a pull failed. By the device's clock. */
  notBefore: number;
  now: number;
  isOnline: boolean;
}

export type ScheduleDecision =
  | { decision: 'drain' }
  | { decision: 'skip' }
  | { decision: 'later'; at: number };

const MAKE_DUE = new Set<WakeReason>(['online', 'visible', 'asked']);

/** Whether the reason makes postponed work due at once: the world has changed since it failed. */
export function makesDue(reason: WakeReason): boolean {
  return MAKE_DUE.has(reason);
}

/** Whether to drain now. Work that was put off is not made due by a mere write or the passing of time. */
export function decide({ reason, entries, notBefore, now, isOnline }: ScheduleInput): ScheduleDecision {
  if (!isOnline) return { decision: 'skip' };
  if (makesDue(reason)) return { decision: 'drain' };
  if (!isDue(notBefore, now)) return { decision: 'later', at: notBefore };
  if (entries.length === 0) return { decision: reason === 'write' ? 'skip' : 'drain' };
  if (entries.some((entry) => isDue(entry.nextAt, now))) return { decision: 'drain' };
  return { decision: 'later', at: Math.min(...entries.map((entry) => entry.nextAt)) };
}
