import { UNSYNCED_WARNING_MS } from '../../domain/limits.ts';
import type { CloudReadState } from './cloud-read-state.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * What to tell of work that waits to reach the cloud; null while it has not waited long.
 * @param since when the longest waiting change was entered, in milliseconds since the epoch; null where none waits
 */
export function formatLongWait(since: number | null, now: number): string | null {
  if (since === null || now - since < UNSYNCED_WARNING_MS) return null;
  const days = Math.floor((now - since) / DAY_MS);
  return `Some of your work has waited for ${days} days to reach the cloud. It is safe on this device, and nowhere else yet.`;
}

/** What to tell after the browser has removed the learner's records from this device. */
export function formatEviction(cloud: CloudReadState): string {
  return `This browser had cleared what the app keeps on this device. ${COMING_BACK[cloud]}`;
}

const COMING_BACK = {
  read: 'All that the cloud has of your work is here again.',
  reading: 'Your work is coming back from the cloud.',
  unread: 'Your work comes back from the cloud as soon as that can be reached.',
} satisfies Record<CloudReadState, string>;
