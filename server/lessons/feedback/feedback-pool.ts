import { availableParallelism, totalmem } from 'node:os';
import { ok, type Result } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import { QUOTAS } from '../../rate-limits/quotas.ts';
import type { Examination, ExamineFailure, Examiner, FeedbackClient } from './feedback.ts';
import type { FeedbackJob } from './feedback-job.ts';
import { createFeedbackThreadStarter, type FeedbackJobOutcome } from './feedback-thread.ts';
import { createWorkerPool, type PoolLimits, type StartWorker } from './worker-pool.ts';

/** Examines answers in worker threads, so that no answer holds anybody else's request up. */
export interface FeedbackPool extends Examiner {
  /** What keeps it from examining answers, in a sentence. */
  findNotReadyReason(): string | undefined;
  close(): Promise<void>;
}

const STARTING_REASON = 'The checker of answers is starting.';
const GIGABYTE = 1024 ** 3;
/** What a worker takes of the machine at most, with harper's dictionaries and compiled code, in bytes. */
const MEMORY_FOR_WORKER = GIGABYTE;
const MOST_WORKERS = 4;

/**
 * How many workers fit the machine: one core stays for the requests, and each worker takes half a gigabyte.
 *
 * @param memory what the process may use, in bytes
 */
export function computeWorkerCount(cores: number, memory: number): number {
  return Math.max(1, Math.min(cores - 1, Math.floor(memory / MEMORY_FOR_WORKER), MOST_WORKERS));
}

/** The same for this machine, or for the container's share of it. */
export function detectWorkerCount(): number {
  const memory = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  return computeWorkerCount(availableParallelism(), memory);
}

/** An answer that waits and runs as long as it may is still answered within the app's 50 seconds. */
function computeLimits(workers: number): PoolLimits {
  const { maxQueued, maxQueuedPerOwner } = QUOTAS.answerChecksByWorker;
  return {
    workers,
    maxQueued: maxQueued * workers,
    maxQueuedPerOwner: maxQueuedPerOwner * workers,
    waitTimeoutMs: 25_000,
    runTimeoutMs: 10_000,
    restartDelayMs: 5_000,
  };
}

/** Starts the workers. An answer that ends one is examined once more, by the rules without harper. */
export function startFeedbackPool(
  workers: number,
  log: Log,
  start: StartWorker<FeedbackJob, FeedbackJobOutcome> = createFeedbackThreadStarter(log),
): FeedbackPool {
  const pool = createWorkerPool(start, computeLimits(workers));

  async function examineOnce(
    job: FeedbackJob,
    client: FeedbackClient,
  ): Promise<Result<Examination, ExamineFailure>> {
    const done = await pool.run(job, client);
    if (!done.ok) return done;
    if (!done.value.ok) throw new Error(`A rule failed: ${done.value.failure}`);
    if (done.value.value.grammarFailed)
      log('The grammar checker failed at an answer; its worker is replaced.');
    return ok(done.value.value.examination);
  }

  return {
    async examine(request, client) {
      const first = await examineOnce({ request, withGrammar: true }, client);
      if (first.ok || first.failure !== 'worker-failed') return first;
      log('An answer ended its feedback worker, and is examined without the grammar checker.');
      return examineOnce({ request, withGrammar: false }, client);
    },
    findNotReadyReason: () => (pool.hasWorkers() ? undefined : STARTING_REASON),
    close: () => pool.close(),
  };
}
