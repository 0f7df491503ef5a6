import { createLinkedAbort } from '../../platform/linked-abort.ts';
import type { Locks } from '../ports/ports.ts';
import { type DrainOutcome, drain } from './drain.ts';
import type { EngineDependencies } from './engine-parts.ts';

/** A drain that takes longer is aborted, so that a tab can't hold the lock forever. */
export const DRAIN_TIMEOUT_MS = 60_000;
/** How long a drain waits for the lock, which another tab may hold; it is tried again later. */
const LOCK_TIMEOUT_MS = 30_000;

/** The name of the lock that every drain of a learner's records takes. */
export function getSyncLockName(uid: string): string {
  return `sync:${uid}`;
}

export interface LockedDrainOptions {
  locks: Locks;
  /** The number of failed drains in a row. */
  failureCount: number;
  /** After how many milliseconds it is aborted. */
  timeoutMs: number;
  /** Each of them aborts it. */
  signals: readonly AbortSignal[];
}

/** One drain under the lock that all tabs of a learner and the service worker share. */
export async function drainUnderLock(
  parts: EngineDependencies,
  { locks, failureCount, timeoutMs, signals }: LockedDrainOptions,
): Promise<DrainOutcome> {
  const abort = createLinkedAbort(...signals);
  const { signal } = abort;
  const cancelDeadline = parts.clock.runAfter(timeoutMs, () => abort.abort());
  try {
    const lockTimeoutMs = Math.min(timeoutMs, LOCK_TIMEOUT_MS);
    return await locks.runExclusive(
      getSyncLockName(parts.rows.uid),
      { timeoutMs: lockTimeoutMs, signal },
      () => drain(parts, signal, failureCount),
    );
  } finally {
    cancelDeadline();
    abort.release();
  }
}
