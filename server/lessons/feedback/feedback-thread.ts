import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import type { FeedbackJob, FeedbackJobAnswer } from './feedback-job.ts';
import type { FromWorker } from './feedback-worker.ts';
import type { PoolWorker, WorkerEvents } from './worker-pool.ts';

/** What a job came to; the failure is the text of an error in the rules. */
export type JobOutcome = Result<FeedbackJobAnswer, string>;

/** JavaScript's own memory; harper's is not part of it. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * The worker beside this file: its bundle after a build; in development and in tests its source, for which a thread
 * has to set tsx up by itself.
 */
function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./feedback-worker.js', import.meta.url), { resourceLimits });
  }
  const source = JSON.stringify(new URL('./feedback-worker.ts', import.meta.url).href);
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`,
    { eval: true, resourceLimits },
  );
}

/** Starts a thread with harper and all rules; takes seconds until it is ready. */
export function startFeedbackThread(
  { ready, answered, ended }: WorkerEvents<JobOutcome>,
  log: Log,
): PoolWorker<FeedbackJob> {
  const worker = startWorker();
  let isTold = false;
  worker.on('error', (error) => log(`A feedback worker ended: ${error.message}`));
  worker.on('exit', (code) => {
    if (!isTold && code !== 0) log('Another feedback worker starts in its place.');
    ended();
  });
  worker.on('message', (message: FromWorker) => {
    switch (message.kind) {
      case 'ready':
        return ready();
      case 'done':
        return answered(ok(message.answer), message.isSpent);
      case 'failed':
        return answered(err(message.message), false);
    }
  });
  return {
    send: (job) => worker.postMessage(job),
    async end() {
      isTold = true;
      await worker.terminate();
    },
  };
}
