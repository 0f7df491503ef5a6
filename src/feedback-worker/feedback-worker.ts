import { carryOut } from './carry-out.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** The worker's side of `check-client.ts`: one check after the other, as they come. */

const tell = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    tell({ kind: 'done', id: data.id, given: await carryOut(data) });
  } catch (error) {
    tell({ kind: 'failed', id: data.id, message: error instanceof Error ? error.message : String(error) });
  }
});

tell({ kind: 'ready' });
