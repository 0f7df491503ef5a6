import { DRAIN_REQUEST, type DrainInWorker } from '../src/sync/worker/worker-protocol.ts';

/** How long a visible page gets for its drain, in milliseconds. It may be a page without a learner. */
const PAGE_DRAIN_TIMEOUT_MS = 10_000;

/** What a service worker's `WindowClient` is to us. */
export interface PageClient {
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

export interface SyncEventParts {
  listPages: () => Promise<readonly PageClient[]>;
  drainInWorker: DrainInWorker;
  /** Calls `task` after so many milliseconds; returns the way to cancel it. */
  runAfter: (ms: number, task: () => void) => () => void;
}

/**
 * Answers the browser's `sync` event: a visible page drains, else the worker does so itself. Rejects while
 * changes remain, so that the browser tries again.
 */
export async function handleSyncEvent(parts: SyncEventParts): Promise<void> {
  const left = (await askVisiblePage(parts)) ?? (await parts.drainInWorker());
  if (left > 0) throw new Error(`Changes still to be sent: ${left}.`);
}

/** How many changes a visible page has left after its drain; null when there is none, or none that answers. */
async function askVisiblePage({ listPages, runAfter }: SyncEventParts): Promise<number | null> {
  const page = (await listPages()).find(({ visibilityState }) => visibilityState === 'visible');
  if (!page) return null;
  const { port1: answers, port2: forPage } = new MessageChannel();
  try {
    return await new Promise<number | null>((resolve) => {
      const cancel = runAfter(PAGE_DRAIN_TIMEOUT_MS, () => resolve(null));
      answers.onmessage = ({ data }) => {
        cancel();
        resolve(typeof data === 'number' ? data : null);
      };
      page.postMessage(DRAIN_REQUEST, [forPage]);
    });
  } finally {
    answers.close();
  }
}
