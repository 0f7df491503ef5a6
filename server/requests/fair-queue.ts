import { err, ok, type Result } from '../../src/domain/result.ts';
import { createRoundRobinQueue, type QueueLimits } from './round-robin-queue.ts';

export interface FairQueueLimits extends QueueLimits {
  /** Jobs that run beside each other. */
  concurrency: number;
}

/** Does dear work a few jobs at a time, in the order of a fair line. */
export interface FairQueue {
  /** Whether work of this owner would be taken now. */
  hasRoom(owner: string): boolean;
  /**
   * Does the work when its turn comes; 'busy' at once when too much waits, and later when `signal` aborts first or
   * another owner takes its place.
   */
  run<Answer>(
    owner: string,
    work: () => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Result<Answer, 'busy'>>;
}

/** Ends a wait. */
type WakeUp = (is: 'turn' | 'gone') => void;

export function createFairQueue({ concurrency, ...limits }: FairQueueLimits): FairQueue {
  const line = createRoundRobinQueue<WakeUp>(limits);
  let running = 0;

  function startNext(): void {
    while (running < concurrency) {
      const call = line.dequeue();
      if (!call) return;
      running += 1;
      call('turn');
    }
  }

  function turn(owner: string, signal: AbortSignal | undefined): Promise<'turn' | 'gone'> {
    return new Promise((resolve) => {
      const leave = () => {
        line.remove(owner, call);
        call('gone');
      };
      const call: WakeUp = (is) => {
        signal?.removeEventListener('abort', leave);
        resolve(is);
      };
      signal?.addEventListener('abort', leave);
      line.enqueue(owner, call)?.('gone');
      startNext();
    });
  }

  return {
    hasRoom: line.hasRoom,
    async run(owner, work, signal) {
      if (signal?.aborted || !line.hasRoom(owner)) return err('busy');
      if ((await turn(owner, signal)) === 'gone') return err('busy');
      try {
        return ok(await work());
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
