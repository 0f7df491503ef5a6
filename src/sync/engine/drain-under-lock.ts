import { createLinkedAbort } from '../../platform/linked-abort.ts';
import type { Locks } from '../ports/ports.ts';
import { type DrainOutcome, drain } from './drain.ts';
import type { EngineParts } from './engine-parts.ts';

/** A drain that takes longer is given up: a tab must not hold the lock for ever. */
export const DRAIN_TIMEOUT_MS = 60_000;
const LOCK_TIMEOUT_MS = 30_000;

/** The lock that every drain of a learner's records takes. */
export function getSyncLockName(uid: string): string {
  return `sync:${uid}`;
}

export interface LockedDrainOptions {
  locks: Locks;
  /** How often in a row it failed before. */
  failures: number;
  /** After how many milliseconds it is given up. */
  timeoutMs: number;
  /** Any of them gives it up. */
  signals: readonly AbortSignal[];
}

/** One drain under the lock that all tabs of a learner and the service worker share. */
export async function drainUnderLock(
  parts: EngineParts,
  { locks, failures, timeoutMs, signals }: LockedDrainOptions,
): Promise<DrainOutcome> {
  const limits = createLinkedAbort(...signals);
  const { signal } = limits;
  const cancelDeadline = parts.clock.runAfter(timeoutMs, () => limits.abort());
  try {
    const patience = Math.min(timeoutMs, LOCK_TIMEOUT_MS);
    return await locks.runExclusive(getSyncLockName(parts.rows.uid), { patience, signal }, () =>
      drain(parts, signal, failures),
    );
  } finally {
    cancelDeadline();
    limits.release();
  }
}
