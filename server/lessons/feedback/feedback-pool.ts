import { availableParallelism, totalmem } from 'node:os';
import type { SubmitAnswerRequest } from '../../../src/api-contract/lesson-api.ts';
import { ok } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import { QUOTAS } from '../../rate-limits/quotas.ts';
import type { Examiner } from './feedback.ts';
import { createFeedbackThreadStarter, type ExaminationOutcome } from './feedback-thread.ts';
import { createWorkerPool, type PoolLimits, type StartWorker } from './worker-pool.ts';

/** Examines answers in worker threads, so that no answer blocks other requests. */
export interface FeedbackPool extends Examiner {
  /** Whether an answer from this address would be accepted now. */
  hasRoom(address: string): boolean;
  close(): Promise<void>;
}

/** What a worker uses at most; its heap is limited to 256 MB. */
const WORKER_BYTES = 320 * 1024 ** 2;
const MAX_WORKERS = 4;
/** How much of an answer, or of the class's plan, adds 1 to the price of a check. */
const LINES_PER_UNIT = 20;
const CHARACTERS_PER_UNIT = 600;
const PLAN_CHARACTERS_PER_UNIT = 10_000;

/**
 * How many workers fit the machine: one core stays for the requests, and each worker may use 320 MB.
 *
 * @param memory what the process may use, in bytes
 */
export function computeWorkerCount(cores: number, memory: number): number {
  return Math.max(1, Math.min(cores - 1, Math.floor(memory / WORKER_BYTES), MAX_WORKERS));
}

/** The number of workers for this machine, or for the container's limits. */
export function detectWorkerCount(): number {
  const memory = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  return computeWorkerCount(availableParallelism(), memory);
}

/**
 * The limits of a pool with so many workers. The longest wait and the longest run together stay within the
 * app's timeout of 50 seconds.
 */
function computeLimits(workers: number): PoolLimits {
  const { maxQueued, maxQueuedPerAddress } = QUOTAS.answerChecksByWorker;
  return {
    workers,
    maxQueued: maxQueued * workers,
    maxQueuedPerAddress: maxQueuedPerAddress * workers,
    waitTimeoutMs: 25_000,
    runTimeoutMs: 10_000,
    restartDelayMs: 5_000,
  };
}

/**
 * The price of checking an answer, for its place in the queue: about 1 for a hundred words. Lines cost more
 * than their words, because each is compared with the plan's exercises.
 */
export function priceAnswer({
  answer,
  class_plan,
}: Pick<SubmitAnswerRequest, 'answer' | 'class_plan'>): number {
  const lines = answer.split('\n').length;
  return (
    1 +
    lines / LINES_PER_UNIT +
    answer.length / CHARACTERS_PER_UNIT +
    class_plan.length / PLAN_CHARACTERS_PER_UNIT
  );
}

/** Starts the workers. An answer that crashes one gets no feedback, and others go on in a new worker. */
export function startFeedbackPool(
  workers: number,
  log: Log,
  start: StartWorker<SubmitAnswerRequest, ExaminationOutcome> = createFeedbackThreadStarter(log),
): FeedbackPool {
  const pool = createWorkerPool(start, computeLimits(workers));
  return {
    async examine(request, client) {
      const done = await pool.run(request, client, priceAnswer(request));
      if (!done.ok) return done;
      if (!done.value.ok) throw new Error(`A rule failed: ${done.value.failure}`);
      return ok(done.value.value);
    },
    hasRoom: (address) => pool.hasRoom({ address }),
    close: () => pool.close(),
  };
}
