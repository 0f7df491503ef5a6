import { ownScript } from '../platform/own-script.ts';
import { createCheckClient, type WorkerEvents, type WorkerPort } from './check-client.ts';
import address from './feedback-worker.ts?worker&url';
import type { ToWorker } from './protocol.ts';

/** The page's own checker; its script is fetched with the first check, or when a screen that will need it opens. */
export const pageChecker = createCheckClient({
  start: startWorker,
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
});

function startWorker({ heard, broke }: WorkerEvents): WorkerPort {
  const worker = new Worker(ownScript(address), { type: 'module', name: 'feedback' });
  worker.addEventListener('message', ({ data }) => heard(data));
  worker.addEventListener('error', broke);
  worker.addEventListener('messageerror', broke);
  return {
    send: (message: ToWorker) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
}
