import { parentPort } from 'node:worker_threads';
import type { SubmitAnswerRequest } from '../../../src/api-contract/lesson-api.ts';
import type { Examination } from './feedback.ts';
import { lowerThreadPriority } from './lower-thread-priority.ts';

/**
 * The worker of `feedback-thread.ts`: reports when the rules are loaded, then checks one answer at a time.
 */

export type FeedbackWorkerMessage =
  | { kind: 'ready' }
  | { kind: 'done'; examination: Examination }
  | { kind: 'failed'; message: string };

const port = parentPort;
if (!port) throw new Error('feedback-worker.ts runs as a worker thread.');
const post = (message: FeedbackWorkerMessage) => port.postMessage(message);

// Before the slow imports below.
lowerThreadPriority();
const { examineSubmission } = await import('./feedback-job.ts');
const { DEVICE_CHECKERS } = await import('../../../src/feedback/rules/device-checkers.ts');

// What checkers build at their first use takes a second or more; no learner's answer waits for it.
const context = { level: 'A2', knownWords: new Set<string>() } as const;
for (const checker of DEVICE_CHECKERS) await checker.findMistakes('She have a freind.', context);

port.on('message', async (request: SubmitAnswerRequest) => {
  try {
    post({ kind: 'done', examination: await examineSubmission(request, DEVICE_CHECKERS) });
  } catch (error) {
    post({
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
post({ kind: 'ready' });
