import { parentPort, workerData } from 'node:worker_threads';
import type { FeedbackJob, FeedbackJobResult } from './feedback-job.ts';
import { lowerThreadPriority } from './lower-thread-priority.ts';

/** The worker of `feedback-thread.ts`: reports when harper is ready, then runs one job at a time. */

/** The data that a worker starts with. */
export interface FeedbackWorkerData {
  /** Whether an earlier worker has compiled harper's code. */
  isCompiled: boolean;
}

export type FeedbackWorkerMessage =
  | { kind: 'compiled'; harper: WebAssembly.Module }
  | { kind: 'ready' }
  | { kind: 'done'; answer: FeedbackJobResult; isSpent: boolean }
  | { kind: 'failed'; message: string };

/**
 * A worker above this is replaced, because WASM memory never shrinks. After its start a worker uses 270 MB,
 * mostly for harper's dictionaries.
 */
const MAX_MEMORY_BYTES = 400 * 1024 * 1024;

function measureMemory(): number {
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
}

const port = parentPort;
if (!port) throw new Error('feedback-worker.ts runs as a worker thread.');
const post = (message: FeedbackWorkerMessage) => port.postMessage(message);

// Before the slow imports below.
lowerThreadPriority();
const { runFeedbackJob } = await import('./feedback-job.ts');
const { compileHarper, createHarperLinter } = await import('./harper-linter.ts');
const { isCompiled } = workerData as FeedbackWorkerData;
if (!isCompiled) post({ kind: 'compiled', harper: await compileHarper() });
const linter = await createHarperLinter();

port.on('message', async (job: FeedbackJob) => {
  try {
    const answer = await runFeedbackJob(job, linter);
    post({ kind: 'done', answer, isSpent: answer.grammarFailed || measureMemory() > MAX_MEMORY_BYTES });
  } catch (error) {
    post({
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
post({ kind: 'ready' });
