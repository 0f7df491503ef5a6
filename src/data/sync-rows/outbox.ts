import type { OutboxEntry, PushFailure, RowKey, SentEntry } from './synced-rows.ts';

/**
 * The outbox entry after a write of `key`: a new one, or the previous one with the next revision, due at
 * once.
 * @param at the write's time by the corrected clock
 */
export function enqueueEntry(
  previous: OutboxEntry | undefined,
  key: RowKey,
  uid: string,
  at: number,
): OutboxEntry {
  if (!previous) return { key, uid, rev: 1, at, since: at, attempts: 0, nextAt: 0, state: 'pending' };
  const since = previous.since ?? previous.at;
  return { ...previous, uid, rev: previous.rev + 1, at, since, nextAt: 0, state: 'pending' };
}

/** Whether the entry is still the one that was sent: an edit during the push raises its revision. */
export function isAcknowledged(current: OutboxEntry | undefined, sent: SentEntry): boolean {
  return current !== undefined && current.rev === sent.rev && current.seq === sent.seq;
}

/** The entry after a failed push, due again at `until` by the device's clock. */
export function postponeEntry(
  entry: OutboxEntry,
  until: number,
  { kind, message }: PushFailure,
): OutboxEntry {
  const attempts = entry.attempts + 1;
  return { ...entry, attempts, nextAt: until, state: 'retrying', failedAs: kind, lastError: message };
}
