import { parentPort, workerData } from 'node:worker_threads';
import type { FeedbackJob, FeedbackJobResult } from './feedback-job.ts';
import { lowerThreadPriority } from './lower-thread-priority.ts';

/** The worker's side of `feedback-thread.ts`: says when harper is ready, then does one job after the other. */

/** What a worker is started with. */
export interface FeedbackWorkerData {
  /** Whether harper's code is kept from a worker before. */
  isCompiled: boolean;
}

export type FeedbackWorkerMessage =
  | { kind: 'compiled'; harper: WebAssembly.Module }
  | { kind: 'ready' }
  | { kind: 'done'; answer: FeedbackJobResult; isSpent: boolean }
  | { kind: 'failed'; message: string };

/**
 * Harper's memory never shrinks: what one odd text takes would be gone for good. After its start a worker has
 * 270 MB, most of them harper's dictionaries.
 */
const MAX_MEMORY_BYTES = 400 * 1024 * 1024;

function memoryInUse(): number {
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
}

const port = parentPort;
if (!port) throw new Error('feedback-worker.ts runs as a worker thread.');
const tell = (message: FeedbackWorkerMessage) => port.postMessage(message);

// Before anything that takes time, such as loading all rules.
lowerThreadPriority();
const { runFeedbackJob } = await import('./feedback-job.ts');
const { compileHarper, createHarperLinter } = await import('./harper-linter.ts');
const { isCompiled } = workerData as FeedbackWorkerData;
if (!isCompiled) tell({ kind: 'compiled', harper: await compileHarper() });
const linter = await createHarperLinter();

port.on('message', async (job: FeedbackJob) => {
  try {
    const answer = await runFeedbackJob(job, linter);
    tell({ kind: 'done', answer, isSpent: answer.grammarFailed || memoryInUse() > MAX_MEMORY_BYTES });
  } catch (error) {
    tell({
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
tell({ kind: 'ready' });
