import type { WorkerMessage, WorkerRequest } from './protocol.ts';
import { runCheck } from './run-check.ts';

/** The worker's side of `check-client.ts`: one check after the other, as they come. */

const tell = (message: WorkerMessage) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    tell({ type: 'done', id: data.id, result: await runCheck(data) });
  } catch (error) {
    tell({ type: 'failed', id: data.id, message: error instanceof Error ? error.message : String(error) });
  }
});

tell({ type: 'ready' });
