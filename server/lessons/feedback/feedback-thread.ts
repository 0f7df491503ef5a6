import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import type { FeedbackJob, FeedbackJobResult } from './feedback-job.ts';
import type { FeedbackWorkerData, FeedbackWorkerMessage } from './feedback-worker.ts';
import type { StartWorker } from './worker-pool.ts';

/** The outcome of a job; the failure is the text of an error in the rules. */
export type FeedbackJobOutcome = Result<FeedbackJobResult, string>;

/** For JavaScript's heap, without harper's WASM memory. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Starts the bundled worker after a build. In development and in tests it starts the source, for which the
 * thread has to register tsx.
 */
function startWorker(workerData: FeedbackWorkerData): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./feedback-worker.js', import.meta.url), { resourceLimits, workerData });
  }
  const source = JSON.stringify(new URL('./feedback-worker.ts', import.meta.url).href);
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`,
    { eval: true, resourceLimits, workerData },
  );
}

/**
 * Starts threads with harper and all rules; each takes seconds until it is ready. Harper's compiled code is
 * kept for later threads, because compiling it takes several cores for a second.
 */
export function createFeedbackThreadStarter(
  log: Log,
  start: (data: FeedbackWorkerData) => Worker = startWorker,
): StartWorker<FeedbackJob, FeedbackJobOutcome> {
  let harper: WebAssembly.Module | undefined;
  return ({ ready, finished, exited }) => {
    const worker = start({ isCompiled: harper !== undefined });
    let isTerminated = false;
    worker.on('error', (error) => log(`A feedback worker crashed: ${error.message}`));
    worker.on('exit', (code) => {
      if (!isTerminated && code !== 0) log('Starting another feedback worker.');
      exited();
    });
    worker.on('message', (message: FeedbackWorkerMessage) => {
      switch (message.kind) {
        case 'compiled':
          harper = message.harper;
          return;
        case 'ready':
          return ready();
        case 'done':
          return finished(ok(message.answer), message.isSpent);
        case 'failed':
          return finished(err(message.message), false);
      }
    });
    return {
      send: (job) => worker.postMessage(job),
      async terminate() {
        isTerminated = true;
        await worker.terminate();
      },
    };
  };
}
