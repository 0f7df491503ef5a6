import { toTrustedScriptUrl } from '../platform/trusted-script-url.ts';
import { createCheckClient, type WorkerHandlers, type WorkerPort } from './check-client.ts';
import address from './feedback-worker.ts?worker&url';
import type { WorkerRequest } from './protocol.ts';

/** The page's check client. Its script is fetched at the first check, or when a screen calls `prepare`. */
export const pageCheckClient = createCheckClient({
  startWorker,
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
