import { DRAIN_PLEASE, type DrainAlone } from '../src/sync/worker/worker-protocol.ts';

/** How long a visible page gets for its drain, in milliseconds. It may be a page without a learner. */
const PATIENCE_MS = 10_000;

/** What a service worker's `WindowClient` is to us. */
export interface AskedPage {
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

export interface AnswerParts {
  pages: () => Promise<readonly AskedPage[]>;
  drainAlone: DrainAlone;
  /** Calls `task` after so many milliseconds; returns the way to cancel it. */
  after: (ms: number, task: () => void) => () => void;
}

/**
 * Answers the browser's `sync` event: a visible page drains, else the worker does so itself. Rejects while
 * changes remain, so that the browser tries again.
 */
export async function answerSync(parts: AnswerParts): Promise<void> {
  const left = (await askVisiblePage(parts)) ?? (await parts.drainAlone());
  if (left > 0) throw new Error(`Changes still to be sent: ${left}.`);
}

/** How many changes a visible page has left after its drain; null when there is none, or none that answers. */
async function askVisiblePage({ pages, after }: AnswerParts): Promise<number | null> {
  const page = (await pages()).find(({ visibilityState }) => visibilityState === 'visible');
  if (!page) return null;
  const { port1: answers, port2: forPage } = new MessageChannel();
  try {
    return await new Promise<number | null>((resolve) => {
      const cancel = after(PATIENCE_MS, () => resolve(null));
      answers.onmessage = ({ data }) => {
        cancel();
        resolve(typeof data === 'number' ? data : null);
      };
      page.postMessage(DRAIN_PLEASE, [forPage]);
    });
  } finally {
    answers.close();
  }
}
