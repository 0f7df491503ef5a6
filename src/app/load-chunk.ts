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
 * How long a page that is being left may stay, in milliseconds: after that the address that was opened has
 * turned out to be a download, or was stopped.
 */
const LEAVE_TIMEOUT_MS = 10_000;
/** The same for a page whose loads were perhaps aborted because it ends. */
const END_TIMEOUT_MS = 1_000;

/** The page's operations for loading chunks. */
export interface ChunkPage {
  reload(): void;
  /** Calls the listener when another document is being opened; returns a function that ends this. */
  onLeave(listener: () => void): () => void;
  /** False when the browser knows that it is offline. */
  isOnline(): boolean;
  /**
   * Survives a reload. `null` where the browser denies storage; then nothing is reloaded, to avoid a loop.
   */
  reloadMarks: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  runAfter: RunAfter;
}

export type ChunkLoader = <Module>(chunk: string, load: () => Promise<Module>) => Promise<Module>;

/**
 * Loads chunks of the app on demand. One that fails or takes over two minutes reloads the page once
 * (specification, section 9), because an update may have replaced its file; a second failure, or one offline,
 * rejects with `ChunkLoadError`. Firefox aborts the loads of a page that is being left, and a reload would
 * take the place of what the learner opens, so the page waits first.
 */
export function createChunkLoader(page: ChunkPage): ChunkLoader {
  let isBeingLeft = false;

  /** Resolves when the page has turned out to stay. */
  async function waitForStay(): Promise<void> {
    const timeout = isBeingLeft ? LEAVE_TIMEOUT_MS : END_TIMEOUT_MS;
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
      await waitForStay();
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
