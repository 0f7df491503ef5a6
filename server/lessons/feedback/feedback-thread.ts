import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import type { FeedbackJob, FeedbackJobResult } from './feedback-job.ts';
import type { FeedbackWorkerData, FeedbackWorkerMessage } from './feedback-worker.ts';
import type { StartWorker } from './worker-pool.ts';

/** What a job came to; the failure is the text of an error in the rules. */
export type FeedbackJobOutcome = Result<FeedbackJobResult, string>;

/** JavaScript's own memory; harper's is not part of it. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * The worker beside this file: its bundle after a build; in development and in tests its source, for which a thread
 * has to set tsx up by itself.
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
 * Starts threads with harper and all rules; each takes seconds until it is ready. Harper's compiled code is kept for
 * those that come after: to compile it takes several processors for a second, which are then the requests'.
 */
export function createFeedbackThreadStarter(
  log: Log,
  start: (data: FeedbackWorkerData) => Worker = startWorker,
): StartWorker<FeedbackJob, FeedbackJobOutcome> {
  let harper: WebAssembly.Module | undefined;
  return ({ ready, finished, exited }) => {
    const worker = start({ isCompiled: harper !== undefined });
    let isTold = false;
    worker.on('error', (error) => log(`A feedback worker ended: ${error.message}`));
    worker.on('exit', (code) => {
      if (!isTold && code !== 0) log('Another feedback worker starts in its place.');
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
        isTold = true;
        await worker.terminate();
      },
    };
  };
}
