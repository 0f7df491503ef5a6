import { err, ok, type Result } from '../../src/domain/result.ts';

export interface FairQueueLimits {
  /** Jobs that run beside each other. */
  atOnce: number;
  /** Jobs that may wait, in all and of one owner. */
  waiting: number;
  waitingPerOwner: number;
}

/**
 * Does dear work a few jobs at a time. Owners take turns, so that a flood of one delays no other; when too much
 * waits, the owner who has most waiting gives a place to one who has less.
 */
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

interface Job {
  start(): void;
  /** Ends the wait without a turn. */
  giveUp(): void;
  isGone(): boolean;
}

export function createFairQueue({ atOnce, waiting, waitingPerOwner }: FairQueueLimits): FairQueue {
  /** Each owner's jobs in their order; the owner whose turn is next comes first. */
  const queues = new Map<string, Job[]>();
  let waits = 0;
  let running = 0;

  function next(): Job | undefined {
    for (const [owner, jobs] of queues) {
      queues.delete(owner);
      const job = jobs.shift();
      if (jobs.length > 0) queues.set(owner, jobs);
      if (!job) continue;
      waits -= 1;
      return job;
    }
    return undefined;
  }

  function startNext(): void {
    while (running < atOnce) {
      const job = next();
      if (!job) return;
      if (job.isGone()) continue;
      running += 1;
      job.start();
    }
  }

  function turn(owner: string, signal: AbortSignal | undefined): Promise<'started' | 'gone'> {
    return new Promise((resolve) => {
      const gone = () => resolve('gone');
      const job = {
        giveUp: gone,
        isGone: () => signal?.aborted === true,
        start: () => {
          signal?.removeEventListener('abort', gone);
          resolve('started');
        },
      };
      signal?.addEventListener('abort', gone, { once: true });
      queues.set(owner, [...(queues.get(owner) ?? []), job]);
      waits += 1;
      startNext();
    });
  }

  /** The longest queue of one owner; `undefined` when nothing waits. */
  function longest(): Job[] | undefined {
    return [...queues.values()].reduce<Job[] | undefined>(
      (most, jobs) => (most && most.length >= jobs.length ? most : jobs),
      undefined,
    );
  }

  function hasRoom(owner: string): boolean {
    const own = queues.get(owner)?.length ?? 0;
    if (own >= waitingPerOwner) return false;
    return waits < waiting || own + 1 < (longest()?.length ?? 0);
  }

  /** The job that came last of the owner who has most waiting gives its place up. */
  function makeRoom(): void {
    if (waits < waiting) return;
    longest()?.pop()?.giveUp();
    waits -= 1;
  }

  return {
    hasRoom,
    async run(owner, work, signal) {
      if (signal?.aborted || !hasRoom(owner)) return err('busy');
      makeRoom();
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
