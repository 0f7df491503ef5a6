import { availableParallelism, totalmem } from 'node:os';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import { createFairQueue, type FairQueue } from '../../requests/fair-queue.ts';
import type { Client, Examination, ExamineFailure, Examiner } from './feedback.ts';
import type { FeedbackJob } from './feedback-job.ts';
import { type JobOutcome, startFeedbackThread } from './feedback-thread.ts';
import { createWorkerPool, type PoolLimits, type StartWorker } from './worker-pool.ts';

/** Examines answers in worker threads, so that no answer holds anybody else's request up. */
export interface FeedbackPool extends Examiner {
  /** What keeps it from examining answers, in a sentence. */
  hindrance(): string | undefined;
  close(): Promise<void>;
}

const HINDRANCE = 'The checker of answers is starting.';
const GIGABYTE = 1024 ** 3;
/** What a worker takes of the machine at most, with harper's dictionaries and compiled code, in bytes. */
const MEMORY_FOR_WORKER = GIGABYTE;
const MOST_WORKERS = 4;

/**
 * How many workers fit the machine: one core stays for the requests, and each worker takes half a gigabyte.
 *
 * @param memory what the process may use, in bytes
 */
export function workersFor(cores: number, memory: number): number {
  return Math.max(1, Math.min(cores - 1, Math.floor(memory / MEMORY_FOR_WORKER), MOST_WORKERS));
}

/** The same for this machine, or for the container's share of it. */
export function workersHere(): number {
  const memory = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  return workersFor(availableParallelism(), memory);
}

/** An answer that waits and runs as long as it may is still answered within the app's 50 seconds. */
function limitsFor(workers: number): PoolLimits {
  return { workers, queue: 20 * workers, waitMs: 25_000, runMs: 10_000, restartMs: 5_000 };
}

/** However many answers come from one address, others get their turn: that of the pool itself is not fair. */
function turnsFor({ workers, queue }: PoolLimits): FairQueue {
  return createFairQueue({ atOnce: workers, waiting: queue, waitingPerOwner: Math.ceil(queue * 0.75) });
}

/** Starts the workers. An answer that ends one is examined once more, by the rules without harper. */
export function startFeedbackPool(
  workers: number,
  log: Log,
  start: StartWorker<FeedbackJob, JobOutcome> = (events) => startFeedbackThread(events, log),
): FeedbackPool {
  const limits = limitsFor(workers);
  const pool = createWorkerPool(start, limits);
  const turns = turnsFor(limits);

  async function examineOnce(
    job: FeedbackJob,
    { signal, address }: Client,
  ): Promise<Result<Examination, ExamineFailure>> {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(limits.waitMs)]);
    const turn = await turns.run(address, () => pool.run(job, signal), patience);
    if (!turn.ok) return err(signal.aborted ? 'abandoned' : turn.failure);
    const done = turn.value;
    if (!done.ok) return done;
    if (!done.value.ok) throw new Error(`A rule failed: ${done.value.failure}`);
    if (done.value.value.grammarFailed)
      log('The grammar checker failed at an answer; its worker is replaced.');
    return ok(done.value.value.examination);
  }

  return {
    async examine(request, client) {
      const first = await examineOnce({ request, withGrammar: true }, client);
      if (first.ok || first.failure !== 'given-up') return first;
      log('An answer ended its feedback worker, and is examined without the grammar checker.');
      return examineOnce({ request, withGrammar: false }, client);
    },
    hindrance: () => (pool.hasWorkers() ? undefined : HINDRANCE),
    close: () => pool.close(),
  };
}
