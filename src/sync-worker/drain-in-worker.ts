import type { DeviceStore, LastLearner } from '../data/device/device-store.ts';
import type { LearnerDatabase, OpenFailure } from '../data/learner/open-learner-store.ts';
import type { Result } from '../domain/result.ts';
import type { Accounts } from '../remote/accounts.ts';
import { DRAIN_TIMEOUT_MS, drainUnderLock } from '../sync/engine/drain-under-lock.ts';
import type { Clock, Locks, Random } from '../sync/ports/ports.ts';
import type { UserDocument } from '../sync/ports/user-document.ts';

/** What a drain needs. */
export interface WorkerDrainDependencies {
  device: Pick<DeviceStore, 'readLastLearner'>;
  accounts: Pick<Accounts, 'waitForAccount' | 'getCurrentAccount' | 'subscribe'>;
  /**
   * Opens the records of a learner, or returns `null` if the device has none; a worker never creates them.
   */
  openRecords(learner: LastLearner): Promise<Result<LearnerDatabase, OpenFailure> | null>;
  userDocument: UserDocument;
  clock: Clock;
  random: Random;
  locks: Locks;
}

/**
 * Sends the waiting changes (the outbox) while no page is open, by the engine and under the lock that pages
 * use. Sends nothing for a learner who logged out of this device or is not signed in to Firebase, and stops
 * when the account changes.
 *
 * @returns the number of changes left for another run; 0 also when the learner has to sign in first or the
 *   account has changed
 */
export async function drainInWorker({
  device,
  accounts,
  openRecords,
  userDocument,
  clock,
  random,
  locks,
}: WorkerDrainDependencies): Promise<number> {
  const learner = await device.readLastLearner();
  if (!learner || (await accounts.waitForAccount())?.uid !== learner.uid) return 0;
  const opened = await openRecords(learner);
  if (!opened) return 0;
  if (!opened.ok) throw new Error(`The learner’s records did not open: ${JSON.stringify(opened.failure)}`);
  const database = opened.value;
  const accountChange = new AbortController();
  const unsubscribe = accounts.subscribe(() => accountChange.abort());
  try {
    if ((await database.readOutbox()).entries.length === 0) return 0;
    // The browser fires `sync` when the network is back, so postponed entries are due.
    await database.resetRetryDelays();
    const identity = { getCurrentUid: () => accounts.getCurrentAccount()?.uid ?? null };
    const outcome = await drainUnderLock(
      { rows: database, userDocument, identity, clock, random },
      { locks, failureCount: 0, timeoutMs: DRAIN_TIMEOUT_MS, signals: [accountChange.signal] },
    );
    // `retryAt` is null if only a sign-in makes another run possible.
    const needsSignIn = outcome.kind === 'waiting' && outcome.retryAt === null;
    if (needsSignIn || accountChange.signal.aborted) return 0;
    return (await database.readOutbox()).entries.length;
  } finally {
    unsubscribe();
    database.close();
  }
}
