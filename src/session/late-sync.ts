import { createListeners } from '../domain/listeners.ts';
import type { RunningSync } from '../sync/engine/learner-sync.ts';
import type { SyncStatus } from '../sync/status/status.ts';

const NOT_YET: SyncStatus = { phase: 'saved-here', pending: 0 };

/**
 * A sync that starts once it is known who is signed in. The last learner's records open before the
 * provider has answered; syncing then would find nobody signed in, and say so.
 * @param known settles when the provider has answered; a rejection starts the sync as well
 */
export function startSyncAfter(known: Promise<unknown>, start: () => RunningSync): RunningSync {
  const listeners = createListeners();
  let running: RunningSync | null = null;
  let stopped = false;

  const started = known
    .catch(() => {})
    .then(() => {
      if (stopped) return null;
      running = start();
      running.subscribe(listeners.notify);
      listeners.notify();
      return running;
    });

  return {
    status: () => running?.status() ?? NOT_YET,
    subscribe: listeners.subscribe,
    wake: () => running?.wake(),
    async pullOnce() {
      const sync = await started;
      return sync
        ? sync.pullOnce()
        : { ok: false, failure: { kind: 'aborted', message: 'Sync was stopped.' } };
    },
    async drainFor(ms) {
      // Before the start nothing of this page was sent. 0 is no count here: a log-out looks at what is only here itself.
      return running ? running.drainFor(ms) : 0;
    },
    async stop() {
      stopped = true;
      await running?.stop();
    },
  };
}
