import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { QueueLimits } from '../../rate-limits/quotas.ts';
import { createRoundRobinQueue } from '../../requests/round-robin-queue.ts';
import type { ExamineFailure, FeedbackClient } from './feedback.ts';

/** What a pool hears of one of its workers. */
export interface PoolWorkerEvents<Answer> {
  /** It takes jobs from now on. */
  ready(): void;
  /** `isSpent` asks for another worker in its place, since this one may harm the next job. */
  finished(answer: Answer, isSpent: boolean): void;
  /** It crashed, ran out of memory, or was told to end. */
  exited(): void;
}

/** A thread that does one job after the other. */
export interface PoolWorker<Job> {
  send(job: Job): void;
  terminate(): Promise<void>;
}

export type StartWorker<Job, Answer> = (events: PoolWorkerEvents<Answer>) => PoolWorker<Job>;

export interface WorkerPool<Job, Answer> {
  run(job: Job, client: FeedbackClient): Promise<Result<Answer, ExamineFailure>>;
  /** Whether a worker is there to take jobs, now or when it is done with its own. */
  hasWorkers(): boolean;
  close(): Promise<void>;
}

/** Jobs wait in a fair line, by the address that they come from. */
export interface PoolLimits extends QueueLimits {
  workers: number;
  /** How long a job may wait, and how long it may run, in milliseconds. */
  waitTimeoutMs: number;
  runTimeoutMs: number;
  /** The pause before a worker that never became ready is started again, in milliseconds. */
  restartDelayMs: number;
}

interface Task<Job, Answer> {
  job: Job;
  /** Runs while the job waits. */
  waitTimer: NodeJS.Timeout;
  settle(outcome: Result<Answer, ExamineFailure>): void;
}

type WorkerSlot<Job, Answer> =
  | { status: 'empty' }
  | { status: 'starting' | 'idle'; worker: PoolWorker<Job> }
  | { status: 'working'; worker: PoolWorker<Job>; task: Task<Job, Answer>; deadline: NodeJS.Timeout };

/** Starts the workers, and starts another for each that ends: no job can spoil the next one's. */
export function createWorkerPool<Job, Answer>(
  start: StartWorker<Job, Answer>,
  limits: PoolLimits,
): WorkerPool<Job, Answer> {
  const places: WorkerSlot<Job, Answer>[] = Array.from({ length: limits.workers }, () => ({
    status: 'empty',
  }));
  const line = createRoundRobinQueue<Task<Job, Answer>>(limits);
  let isClosed = false;

  function workerAt(at: number): PoolWorker<Job> | undefined {
    const here = places[at];
    return here && here.status !== 'empty' ? here.worker : undefined;
  }

  function fill(at: number): void {
    if (isClosed) return;
    let wasReady = false;
    const worker: PoolWorker<Job> = start({
      ready() {
        if (workerAt(at) !== worker) return;
        wasReady = true;
        places[at] = { status: 'idle', worker };
        dispatch();
      },
      finished(answer, isSpent) {
        const here = places[at];
        if (here?.status !== 'working' || here.worker !== worker) return;
        here.task.settle(ok(answer));
        if (isSpent) return replace(at);
        clearTimeout(here.deadline);
        places[at] = { status: 'idle', worker };
        dispatch();
      },
      exited() {
        if (workerAt(at) !== worker) return;
        if (wasReady) return replace(at);
        places[at] = { status: 'empty' };
        setTimeout(() => fill(at), limits.restartDelayMs).unref();
      },
    });
    places[at] = { status: 'starting', worker };
  }

  /** Ends the worker together with what it may be doing, and starts another. */
  function replace(at: number): void {
    const here = places[at];
    if (!here || here.status === 'empty') return;
    places[at] = { status: 'empty' };
    if (here.status === 'working') {
      clearTimeout(here.deadline);
      here.task.settle(err('worker-failed'));
    }
    void here.worker.terminate();
    fill(at);
  }

  function dispatch(): void {
    for (const [at, here] of places.entries()) {
      if (here.status !== 'idle') continue;
      const task = line.dequeue();
      if (!task) return;
      clearTimeout(task.waitTimer);
      const deadline = setTimeout(() => replace(at), limits.runTimeoutMs);
      places[at] = { status: 'working', worker: here.worker, task, deadline };
      here.worker.send(task.job);
    }
  }

  for (const at of places.keys()) fill(at);

  return {
    async run(job, { signal, address }) {
      if (signal.aborted) return err('client-disconnected');
      if (isClosed || !line.hasRoom(address)) return err('busy');
      return new Promise((resolve) => {
        const task: Task<Job, Answer> = {
          job,
          waitTimer: setTimeout(() => task.settle(err('busy')), limits.waitTimeoutMs),
          settle(outcome) {
            line.remove(address, task);
            clearTimeout(task.waitTimer);
            signal.removeEventListener('abort', leave);
            resolve(outcome);
          },
        };
        // One that runs already is let finish: to end its worker would cost the next learner seconds.
        const leave = () => task.settle(err('client-disconnected'));
        signal.addEventListener('abort', leave, { once: true });
        line.enqueue(address, task)?.settle(err('busy'));
        dispatch();
      });
    },
    hasWorkers: () => places.some(({ status }) => status === 'idle' || status === 'working'),
    async close() {
      isClosed = true;
      for (let task = line.dequeue(); task; task = line.dequeue()) task.settle(err('busy'));
      await Promise.all([...places.keys()].map((at) => workerAt(at)?.terminate()));
    },
  };
}
