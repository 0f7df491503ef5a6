import { createListeners } from '../domain/listeners.ts';
import type { RunningSync } from '../sync/engine/learner-sync.ts';
import type { SyncStatus } from '../sync/sync-status.ts';

const INITIAL_STATUS: SyncStatus = { kind: 'saved-here', pending: 0 };

/**
 * A sync that starts once the provider knows who is signed in. The last learner's records open before that,
 * and syncing then would fail because no learner is signed in.
 * @param providerAnswered the sync starts when it resolves or rejects
 */
export function startSyncAfter(providerAnswered: Promise<unknown>, start: () => RunningSync): RunningSync {
  const listeners = createListeners();
  let running: RunningSync | null = null;
  let isStopped = false;

  const started = providerAnswered
    .catch(() => {})
    .then(() => {
      if (isStopped) return null;
      running = start();
      running.subscribe(listeners.notify);
      listeners.notify();
      return running;
    });

  return {
    getStatus: () => running?.getStatus() ?? INITIAL_STATUS,
    subscribe: listeners.subscribe,
    // A sync that has not started begins with a drain anyway.
    requestDrain: () => running?.requestDrain(),
    async pullOnce() {
      const sync = await started;
      return sync
        ? sync.pullOnce()
        : { ok: false, failure: { kind: 'aborted', message: 'Sync was stopped.' } };
    },
    async drainFor(ms) {
      // Before the start the number is unknown; a log-out reads the unsynced records itself.
      return running ? running.drainFor(ms) : 0;
    },
    async stop() {
      isStopped = true;
      await running?.stop();
    },
  };
}
