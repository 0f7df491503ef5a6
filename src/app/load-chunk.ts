import { CHUNK_LOAD_TIMEOUT_MS } from '../domain/limits.ts';
import { type RunAfter, runAfter } from '../platform/run-after.ts';

/** A part of the app that did not load, though the page was reloaded for it once. */
export class ChunkLoadError extends Error {
  constructor(chunk: string, cause: unknown) {
    super(`The part "${chunk}" of the app could not be loaded.`, { cause });
    this.name = 'ChunkFailure';
  }
}

/** What loading a chunk needs of the page. */
export interface ChunkPage {
  reload(): void;
  /** False when the browser knows that there is no connection. */
  isOnline(): boolean;
  /** Outlives a reload. `null` where the browser denies it: then nothing is reloaded, for fear of a loop. */
  reloadMarks: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  runAfter: RunAfter;
}

export type ChunkLoader = <Module>(chunk: string, load: () => Promise<Module>) => Promise<Module>;

/**
 * Loads parts of the app on demand. One that fails or takes over two minutes reloads the page
 * (specification, section 9): after an update the server has other files than the page knows of. Once per
 * part, until it has loaded; the second failure rejects with `ChunkLoadError`, and so does one without a connection, which
 * a reload would not mend.
 */
export function createChunkLoader(page: ChunkPage): ChunkLoader {
  return async (chunk, load) => {
    const mark = `reloaded-for:${chunk}`;
    try {
      const module = await withTimeout(load(), page);
      page.reloadMarks?.removeItem(mark);
      return module;
    } catch (cause) {
      console.error(`The part "${chunk}" did not load:`, cause);
      if (!page.isOnline() || !page.reloadMarks || page.reloadMarks.getItem(mark))
        throw new ChunkLoadError(chunk, cause);
      page.reloadMarks.setItem(mark, '1');
      page.reload();
      return new Promise(() => {
        // The page is on its way out; whoever waits goes with it.
      });
    }
  };
}

function withTimeout<Value>(loading: Promise<Value>, page: ChunkPage): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = page.runAfter(CHUNK_LOAD_TIMEOUT_MS, () => reject(new Error('It took too long.')));
    loading.then(resolve, reject).finally(cancel);
  });
}

function sessionMarks(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The page's own loader. */
export const loadChunk: ChunkLoader = createChunkLoader({
  reload: () => window.location.reload(),
  isOnline: () => navigator.onLine,
  reloadMarks: sessionMarks(),
  runAfter,
});
