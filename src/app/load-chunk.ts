import { CHUNK_LOAD_TIMEOUT_MS } from '../domain/limits.ts';
import { type RunAfter, runAfter } from '../platform/run-after.ts';

/** A chunk of the app that did not load even after the page was reloaded for it. */
export class ChunkLoadError extends Error {
  constructor(chunk: string, cause: unknown) {
    super(`The chunk "${chunk}" of the app could not be loaded.`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * How long the loader waits for the end of a page that is being left, in milliseconds. A page that still runs
 * then stays: the opened address was a download, or the learner stopped it.
 */
const ANNOUNCED_END_TIMEOUT_MS = 10_000;
/** The same if no event told that the page is being left: a browser may abort loads before that event. */
const UNANNOUNCED_END_TIMEOUT_MS = 1_000;

/** The page's operations for loading chunks. */
export interface ChunkPage {
  reload(): void;
  /**
   * Calls the listener when another document is being opened; returns a function that removes the listener.
   */
  onLeave(listener: () => void): () => void;
  /** False when the browser knows that it is offline. */
  isOnline(): boolean;
  /**
   * Remembers for which chunks the page was reloaded, and survives the reload. `null` where the browser
   * denies storage; then nothing is reloaded, to avoid a loop.
   */
  reloadMarks: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  runAfter: RunAfter;
}

export type ChunkLoader = <Module>(chunk: string, load: () => Promise<Module>) => Promise<Module>;

/**
 * Creates a loader of the app's chunks:
 * 1. A chunk that fails or takes over two minutes reloads the page (specification, section 9), because an
 *    update may have replaced the chunk's file.
 * 2. Before this reload the loader waits: Firefox aborts the loads of a page that is being left, and a reload
 *    would replace the page that the learner is opening.
 * 3. A chunk that fails again after the reload, or fails while the browser is offline, rejects with
 *    `ChunkLoadError`.
 */
export function createChunkLoader(page: ChunkPage): ChunkLoader {
  let isBeingLeft = false;

  /** Resolves when the page should have ended; a page that is left ends before. */
  async function waitForPageEnd(): Promise<void> {
    const timeout = isBeingLeft ? ANNOUNCED_END_TIMEOUT_MS : UNANNOUNCED_END_TIMEOUT_MS;
    await new Promise<void>((resolve) => page.runAfter(timeout, resolve));
    isBeingLeft = false;
  }

  return async (chunk, load) => {
    const mark = `reloaded-for:${chunk}`;
    const stopWatching = page.onLeave(() => {
      isBeingLeft = true;
    });
    try {
      const module = await withTimeout(load(), page);
      page.reloadMarks?.removeItem(mark);
      return module;
    } catch (cause) {
      console.error(`The chunk "${chunk}" did not load:`, cause);
      if (!page.isOnline() || !page.reloadMarks || page.reloadMarks.getItem(mark))
        throw new ChunkLoadError(chunk, cause);
      await waitForPageEnd();
      page.reloadMarks.setItem(mark, '1');
      page.reload();
      return new Promise(() => {
        // Never settles, because the page is being unloaded.
      });
    } finally {
      stopWatching();
    }
  };
}

function withTimeout<Value>(loading: Promise<Value>, page: ChunkPage): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = page.runAfter(CHUNK_LOAD_TIMEOUT_MS, () => reject(new Error('The chunk took too long.')));
    loading.then(resolve, reject).finally(cancel);
  });
}

function getReloadMarks(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The page's own loader. */
export const loadChunk: ChunkLoader = createChunkLoader({
  reload: () => window.location.reload(),
  onLeave(listener) {
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  },
  isOnline: () => navigator.onLine,
  reloadMarks: getReloadMarks(),
  runAfter,
});
