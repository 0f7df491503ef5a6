import { err, ok, type Result } from '../../src/domain/result.ts';
import type { QueueLimits } from '../rate-limits/quotas.ts';
import { createRoundRobinQueue } from './round-robin-queue.ts';

export interface FairQueueLimits extends QueueLimits {
  /** Jobs that run at the same time. */
  concurrency: number;
}

/** Runs expensive work a few jobs at a time; owners take turns. */
export interface FairQueue {
  /** Whether work of this owner would be accepted now. */
  hasRoom(owner: string): boolean;
  /**
   * Runs the work when its turn comes.
   *
   * @returns 'busy' immediately when the queue is full, and later when `signal` aborts or another owner takes
   *   its place
   */
  run<Value>(owner: string, work: () => Promise<Value>, signal?: AbortSignal): Promise<Result<Value, 'busy'>>;
}

/** Ends the wait of a job. */
type WakeUp = (reason: 'turn' | 'removed') => void;

export function createFairQueue({ concurrency, ...limits }: FairQueueLimits): FairQueue {
  const queue = createRoundRobinQueue<WakeUp>(limits);
  let running = 0;

  function startNext(): void {
    while (running < concurrency) {
      const wakeUp = queue.dequeue();
      if (!wakeUp) return;
      running += 1;
      wakeUp('turn');
    }
  }

  function waitForTurn(owner: string, signal: AbortSignal | undefined): Promise<'turn' | 'removed'> {
    return new Promise((resolve) => {
      const cancel = () => {
        queue.remove(owner, wakeUp);
        wakeUp('removed');
      };
      const wakeUp: WakeUp = (reason) => {
        signal?.removeEventListener('abort', cancel);
        resolve(reason);
      };
      signal?.addEventListener('abort', cancel);
      queue.enqueue(owner, wakeUp)?.('removed');
      startNext();
    });
  }

  return {
    hasRoom: queue.hasRoom,
    async run(owner, work, signal) {
      if (signal?.aborted || !queue.hasRoom(owner)) return err('busy');
      if ((await waitForTurn(owner, signal)) === 'removed') return err('busy');
      try {
        return ok(await work());
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
