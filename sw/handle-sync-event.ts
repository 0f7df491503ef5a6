import { DRAIN_REQUEST, type DrainInWorker } from '../src/sync/worker/worker-protocol.ts';

/**
 * How long a visible page may take to send its changes (to drain its outbox), in milliseconds. A page without
 * a learner never answers.
 */
const PAGE_DRAIN_TIMEOUT_MS = 10_000;

/** The used part of a service worker's `WindowClient`. */
export interface PageClient {
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

export interface SyncEventParts {
  listPages: () => Promise<readonly PageClient[]>;
  drainInWorker: DrainInWorker;
  /** Runs `task` after some milliseconds; the returned function cancels it. */
  runAfter: (ms: number, task: () => void) => () => void;
}

/**
 * Handles the browser's `sync` event: a visible page drains, otherwise the worker itself. Rejects while
 * changes remain, so that the browser tries again.
 */
export async function handleSyncEvent(parts: SyncEventParts): Promise<void> {
  const remaining = (await drainInPage(parts)) ?? (await parts.drainInWorker());
  if (remaining > 0) throw new Error(`Changes still to be sent: ${remaining}.`);
}

/** How many changes remain after the drain of a visible page; `null` if no visible page answers. */
async function drainInPage({ listPages, runAfter }: SyncEventParts): Promise<number | null> {
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
