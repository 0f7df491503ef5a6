import { toTrustedScriptUrl } from '../platform/trusted-script-url.ts';
import { createCheckClient, type WorkerHandlers, type WorkerPort } from './check-client.ts';
import address from './feedback-worker.ts?worker&url';
import type { WorkerRequest } from './protocol.ts';

/** The page's own checker; its script is fetched with the first check, or when a screen that will need it opens. */
export const pageCheckClient = createCheckClient({
  startWorker: startWorker,
  setTimer(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
});

function startWorker({ onMessage, onError }: WorkerHandlers): WorkerPort {
  const worker = new Worker(toTrustedScriptUrl(address), { type: 'module', name: 'feedback' });
  worker.addEventListener('message', ({ data }) => onMessage(data));
  worker.addEventListener('error', onError);
  worker.addEventListener('messageerror', onError);
  return {
    postMessage: (message: WorkerRequest) => worker.postMessage(message),
    terminate: () => worker.terminate(),
  };
}
