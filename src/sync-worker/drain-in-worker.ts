import type { DeviceStore, LastLearner } from '../data/device/device-store.ts';
import type { LearnerDatabase, OpenFailure } from '../data/learner/open-learner-store.ts';
import type { Result } from '../domain/result.ts';
import type { Accounts } from '../remote/accounts.ts';
import { DRAIN_TIMEOUT_MS, drainUnderLock } from '../sync/engine/drain-under-lock.ts';
import type { Clock, Locks, Random } from '../sync/ports/ports.ts';
import type { UserDocument } from '../sync/ports/user-document.ts';

export interface WorkerDrainParts {
  device: Pick<DeviceStore, 'readLastLearner'>;
  accounts: Pick<Accounts, 'waitForAccount' | 'getCurrentAccount' | 'subscribe'>;
  /** Opens the records of a learner of this device; null when it holds none: they are never made here. */
  openRecords(learner: LastLearner): Promise<Result<LearnerDatabase, OpenFailure> | null>;
  userDocument: UserDocument;
  clock: Clock;
  random: Random;
  locks: Locks;
}

/**
 * One drain without a page, by the engine and under the lock of the pages. Sends nothing for a learner who
 * logged out of this device, or whom the authentication provider does not have as signed in, and stops when
 * that changes.
 * @returns how many changes are left that another try may send; 0 when first a sign-in is needed
 */
export async function drainInWorker({
  device,
  accounts,
  openRecords,
  userDocument,
  clock,
  random,
  locks,
}: WorkerDrainParts): Promise<number> {
  const learner = await device.readLastLearner();
  if (!learner || (await accounts.waitForAccount())?.uid !== learner.uid) return 0;
  const opened = await openRecords(learner);
  if (!opened) return 0;
  if (!opened.ok) throw new Error(`The learner’s records did not open: ${JSON.stringify(opened.failure)}`);
  const rows = opened.value;
  const switched = new AbortController();
  const stopWatching = accounts.subscribe(() => switched.abort());
  try {
    if ((await rows.readOutbox()).entries.length === 0) return 0;
    // The browser woke us because the network is back: work that was put off is due.
    await rows.makeEntriesDue();
    const identity = { getCurrentUid: () => accounts.getCurrentAccount()?.uid ?? null };
    const outcome = await drainUnderLock(
      { rows, userDocument, identity, clock, random },
      { locks, failures: 0, timeoutMs: DRAIN_TIMEOUT_MS, signals: [switched.signal] },
    );
    const needsLearner = outcome.kind === 'waiting' && outcome.retryAt === null;
    if (needsLearner || switched.signal.aborted) return 0;
    return (await rows.readOutbox()).entries.length;
  } finally {
    stopWatching();
    rows.close();
  }
}
