import { err, ok, type Result } from '../../src/domain/result.ts';
import type { QueueLimits } from '../rate-limits/quotas.ts';
import type { TokenBuckets } from '../rate-limits/token-buckets.ts';
import { createWeightedQueue, type WorkOwner } from './weighted-queue.ts';

export interface FairQueueLimits extends QueueLimits {
  /** Jobs that run at the same time. */
  concurrency: number;
  /** Pauses an address whose jobs ran for too long. Absent where each job is short. */
  pace?: WorkPace;
}

/** How long the jobs of an address may run, as a share of the time. */
export interface WorkPace {
  /** The milliseconds that each address has run, on the same clock. */
  work: Pick<TokenBuckets, 'charge' | 'getPauseMs'>;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
}

/** Runs expensive work a few jobs at a time. Addresses take turns, and so do the learners of each. */
export interface FairQueue {
  /** Whether work of this owner would be accepted now. */
  hasRoom(owner: WorkOwner): boolean;
  /**
   * Runs the work when its turn comes.
   *
   * @param price of the work, as for `WeightedQueue`
   * @returns 'busy' immediately when the queue is full, and later when `signal` aborts or another owner takes
   *   its place
   */
  run<Value>(
    owner: WorkOwner,
    work: () => Promise<Value>,
    signal?: AbortSignal,
    price?: number,
  ): Promise<Result<Value, 'busy'>>;
}

/** A job that waits. */
interface WaitingJob {
  address: string;
  wakeUp(reason: 'turn' | 'removed'): void;
}

export function createFairQueue({ concurrency, pace, ...limits }: FairQueueLimits): FairQueue {
  const queue = createWeightedQueue<WaitingJob>(limits);
  /** Running jobs by address. With a pace, one address leaves half of the places to others. */
  const running = new Map<string, number>();
  const maxRunningPerAddress = pace ? Math.ceil(concurrency / 2) : concurrency;
  let runningCount = 0;
  let timer: NodeJS.Timeout | undefined;

  function count(address: string, by: 1 | -1): void {
    const jobs = (running.get(address) ?? 0) + by;
    if (jobs > 0) running.set(address, jobs);
    else running.delete(address);
    runningCount += by;
  }

  function startNext(): void {
    clearTimeout(timer);
    let shortestPauseMs = Number.POSITIVE_INFINITY;
    const isReady = (address: string) => {
      const pauseMs = pace?.work.getPauseMs(address) ?? 0;
      if (pauseMs > 0) shortestPauseMs = Math.min(shortestPauseMs, pauseMs);
      return pauseMs <= 0 && (running.get(address) ?? 0) < maxRunningPerAddress;
    };
    while (runningCount < concurrency) {
      const job = queue.dequeue(isReady);
      if (!job) break;
      count(job.address, 1);
      job.wakeUp('turn');
    }
    if (runningCount < concurrency && shortestPauseMs < Number.POSITIVE_INFINITY && !queue.isEmpty())
      timer = setTimeout(startNext, Math.ceil(shortestPauseMs));
  }

  function waitForTurn(
    owner: WorkOwner,
    signal: AbortSignal | undefined,
    price: number,
  ): Promise<'turn' | 'removed'> {
    return new Promise((resolve) => {
      const cancel = () => {
        queue.remove(owner, job);
        job.wakeUp('removed');
      };
      const job: WaitingJob = {
        address: owner.address,
        wakeUp(reason) {
          signal?.removeEventListener('abort', cancel);
          resolve(reason);
        },
      };
      signal?.addEventListener('abort', cancel);
      queue.enqueue(owner, job, price)?.wakeUp('removed');
      startNext();
    });
  }

  return {
    hasRoom: queue.hasRoom,
    async run(owner, work, signal, price = 1) {
      if (signal?.aborted || !queue.hasRoom(owner)) return err('busy');
      if ((await waitForTurn(owner, signal, price)) === 'removed') return err('busy');
      const startedAt = pace?.now() ?? 0;
      try {
        return ok(await work());
      } finally {
        pace?.work.charge(owner.address, pace.now() - startedAt);
        count(owner.address, -1);
        startNext();
      }
    },
  };
}
