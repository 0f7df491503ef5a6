import { err, ok, type Result } from '../../src/domain/result.ts';
import { createFairLine, type FairLineLimits } from './fair-line.ts';

export interface FairQueueLimits extends FairLineLimits {
  /** Jobs that run beside each other. */
  atOnce: number;
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
type Call = (is: 'turn' | 'gone') => void;

export function createFairQueue({ atOnce, ...limits }: FairQueueLimits): FairQueue {
  const line = createFairLine<Call>(limits);
  let running = 0;

  function startNext(): void {
    while (running < atOnce) {
      const call = line.next();
      if (!call) return;
      running += 1;
      call('turn');
    }
  }

  function turn(owner: string, signal: AbortSignal | undefined): Promise<'turn' | 'gone'> {
    return new Promise((resolve) => {
      const leave = () => {
        line.leave(owner, call);
        call('gone');
      };
      const call: Call = (is) => {
        signal?.removeEventListener('abort', leave);
        resolve(is);
      };
      signal?.addEventListener('abort', leave);
      line.join(owner, call)?.('gone');
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
