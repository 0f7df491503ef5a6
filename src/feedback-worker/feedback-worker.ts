import type { WorkerMessage, WorkerRequest } from './protocol.ts';
import { runCheck } from './run-check.ts';

/** The worker of `check-client.ts`, which runs the checks that it is sent. */

const post = (message: WorkerMessage) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    post({ type: 'done', id: data.id, result: await runCheck(data) });
  } catch (error) {
    post({ type: 'failed', id: data.id, message: error instanceof Error ? error.message : String(error) });
  }
});

post({ type: 'ready' });
