import { Worker } from 'node:worker_threads';
import type { HarperLint, HarperLinter } from './harper-linter.ts';

export interface GrammarQuestion {
  id: number;
  text: string;
}

export type GrammarAnswer = { id: number } & ({ lints: readonly HarperLint[] } | { failure: string });

/** Harper in a thread of its own, so that a long text holds nobody else's request up. */
export interface GrammarThread extends HarperLinter {
  /** Settles when harper has started. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** A text that takes longer is given up together with its thread, which then starts anew, in milliseconds. */
const CHECK_TIMEOUT_MS = 15_000;

interface Waiting {
  resolve(lints: readonly HarperLint[]): void;
  reject(error: Error): void;
}

interface Running {
  worker: Worker;
  ready: Promise<void>;
  waiting: Map<number, Waiting>;
}

/**
 * The worker beside this file: its bundle after a build; in development and in tests its source, for which a thread
 * has to set tsx up by itself.
 */
function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./grammar-worker.js', import.meta.url));
  const source = JSON.stringify(new URL('./grammar-worker.ts', import.meta.url).href);
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`,
    { eval: true },
  );
}

function run(worker: Worker, onEnd: () => void): Running {
  const waiting = new Map<number, Waiting>();
  const ready = new Promise<void>((resolve, reject) => {
    const end = (error: Error) => {
      onEnd();
      reject(error);
      for (const { reject: rejectCheck } of waiting.values()) rejectCheck(error);
      waiting.clear();
    };
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The grammar checker ended with code ${code}.`)));
    worker.on('message', (message: 'ready' | GrammarAnswer) => {
      if (message === 'ready') return resolve();
      const asker = waiting.get(message.id);
      waiting.delete(message.id);
      if ('lints' in message) asker?.resolve(message.lints);
      else asker?.reject(new Error(message.failure));
    });
  });
  // Who asks for a check hears of a failed start; without anybody asking it is no crash of the server.
  ready.catch(() => {});
  return { worker, ready, waiting };
}

/** Starts the thread. When it dies, the next check starts another. */
export function startGrammarThread(): GrammarThread {
  let running: Running | undefined;
  let isClosed = false;
  let lastId = 0;

  function current(): Running {
    if (isClosed) throw new Error('The grammar checker is closed.');
    if (!running) {
      const started = run(startWorker(), () => {
        if (running === started) running = undefined;
      });
      running = started;
    }
    return running;
  }

  async function check(text: string): Promise<readonly HarperLint[]> {
    const { worker, ready, waiting } = current();
    await ready;
    const id = ++lastId;
    const timer = setTimeout(() => void worker.terminate(), CHECK_TIMEOUT_MS);
    try {
      return await new Promise<readonly HarperLint[]>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, text } satisfies GrammarQuestion);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  current();
  return {
    check,
    ready: async () => current().ready,
    async close() {
      isClosed = true;
      await running?.worker.terminate();
    },
  };
}
