import { Worker } from 'node:worker_threads';
import type { SubmitAnswerRequest } from '../../../src/api-contract/lesson-api.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import type { Examination } from './feedback.ts';
import type { FeedbackWorkerMessage } from './feedback-worker.ts';
import type { StartWorker } from './worker-pool.ts';

/** The result of the rules for an answer; the failure is the text of an error in the rules. */
export type ExaminationOutcome = Result<Examination, string>;

/** A small young generation saves 25 MB of a worker's memory, and costs no measurable time. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

/**
 * Starts the bundled worker after a build. In development and in tests it starts the source, for which the
 * thread has to register tsx.
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

/** Starts threads that check answers by all rules. */
export function createFeedbackThreadStarter(
  log: Log,
  start: () => Worker = startWorker,
): StartWorker<SubmitAnswerRequest, ExaminationOutcome> {
  return ({ ready, finished, exited }) => {
    const worker = start();
    let isTerminated = false;
    worker.on('error', (error) => log(`A feedback worker crashed: ${error.message}`));
    worker.on('exit', (code) => {
      if (!isTerminated && code !== 0) log('Starting another feedback worker.');
      exited();
    });
    worker.on('message', (message: FeedbackWorkerMessage) => {
      switch (message.kind) {
        case 'ready':
          return ready();
        case 'done':
          return finished(ok(message.examination));
        case 'failed':
          return finished(err(message.message));
      }
    });
    return {
      send: (request) => worker.postMessage(request),
      async terminate() {
        isTerminated = true;
        await worker.terminate();
      },
    };
  };
}
