import { createListeners } from '../domain/listeners.ts';
import type { RunningSync } from '../sync/engine/learner-sync.ts';
import type { SyncStatus } from '../sync/sync-status.ts';

const NOT_YET: SyncStatus = { kind: 'saved-here', pending: 0 };

/**
 * A sync that starts once it is known who is signed in. The last learner's records open before the
 * provider has answered; syncing then would find nobody signed in, and say so.
 * @param providerAnswered however it settles, the sync starts then
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
    getStatus: () => running?.getStatus() ?? NOT_YET,
    subscribe: listeners.subscribe,
    // One that has not started needs no waking: it starts with a drain.
    requestDrain: () => running?.requestDrain(),
    async pullOnce() {
      const sync = await started;
      return sync
        ? sync.pullOnce()
        : { ok: false, failure: { kind: 'aborted', message: 'Sync was stopped.' } };
    },
    async drainFor(ms) {
      // `drainFor` tells how many entries are left. 0 is no count before the start: a log-out looks for
      // itself.
      return running ? running.drainFor(ms) : 0;
    },
    async stop() {
      isStopped = true;
      await running?.stop();
    },
  };
}
