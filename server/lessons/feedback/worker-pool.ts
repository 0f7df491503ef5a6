import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { QueueLimits } from '../../rate-limits/quotas.ts';
import { createWeightedQueue } from '../../requests/weighted-queue.ts';
import type { ExamineFailure, FeedbackClient } from './feedback.ts';

/** Events that a worker reports to its pool. */
export interface PoolWorkerEvents<Answer> {
  /** The worker accepts jobs. */
  ready(): void;
  finished(answer: Answer): void;
  /** The worker crashed, ran out of memory or was terminated. */
  exited(): void;
}

/** A thread that runs one job at a time. */
export interface PoolWorker<Job> {
  send(job: Job): void;
  terminate(): Promise<void>;
}

export type StartWorker<Job, Answer> = (events: PoolWorkerEvents<Answer>) => PoolWorker<Job>;

export interface WorkerPool<Job, Answer> {
  /** @param price of the job, as for `WeightedQueue`: short jobs come before long ones */
  run(job: Job, client: FeedbackClient, price?: number): Promise<Result<Answer, ExamineFailure>>;
  /** Whether a job of this client would be accepted now. */
  hasRoom(client: Pick<FeedbackClient, 'address'>): boolean;
  close(): Promise<void>;
}

/** Jobs wait in a queue in which addresses take turns, and the learners of each. */
export interface PoolLimits extends QueueLimits {
  workers: number;
  /** How long a job may wait, and how long it may run. */
  waitTimeoutMs: number;
  runTimeoutMs: number;
  /** The pause before a worker that never became ready is started again. */
  restartDelayMs: number;
}

interface Task<Job, Answer> {
  job: Job;
  /** Ends the wait. */
  waitTimer: NodeJS.Timeout;
  settle(outcome: Result<Answer, ExamineFailure>): void;
}

type WorkerSlot<Job, Answer> =
  | { status: 'empty' }
  | { status: 'starting' | 'idle'; worker: PoolWorker<Job> }
  | { status: 'working'; worker: PoolWorker<Job>; task: Task<Job, Answer>; deadline: NodeJS.Timeout };

/**
 * Starts the workers, and replaces each that ends or takes too long. Not piscina or tinypool: their queues
 * know neither whose turn it is nor what a job costs, and they stop no job that takes too long.
 */
export function createWorkerPool<Job, Answer>(
  start: StartWorker<Job, Answer>,
  limits: PoolLimits,
): WorkerPool<Job, Answer> {
  const slots: WorkerSlot<Job, Answer>[] = Array.from({ length: limits.workers }, () => ({
    status: 'empty',
  }));
  const queue = createWeightedQueue<Task<Job, Answer>>(limits);
  let isClosed = false;

  function getWorkerAt(at: number): PoolWorker<Job> | undefined {
    const slot = slots[at];
    return slot && slot.status !== 'empty' ? slot.worker : undefined;
  }

  function startAt(at: number): void {
    if (isClosed) return;
    let wasReady = false;
    const worker: PoolWorker<Job> = start({
      ready() {
        if (getWorkerAt(at) !== worker) return;
        wasReady = true;
        slots[at] = { status: 'idle', worker };
        dispatch();
      },
      finished(answer) {
        const slot = slots[at];
        if (slot?.status !== 'working' || slot.worker !== worker) return;
        slot.task.settle(ok(answer));
        clearTimeout(slot.deadline);
        slots[at] = { status: 'idle', worker };
        dispatch();
      },
      exited() {
        if (getWorkerAt(at) !== worker) return;
        if (wasReady) return replaceAt(at);
        slots[at] = { status: 'empty' };
        setTimeout(() => startAt(at), limits.restartDelayMs).unref();
      },
    });
    slots[at] = { status: 'starting', worker };
  }

  /** Terminates the worker with its job, and starts another. */
  function replaceAt(at: number): void {
    const slot = slots[at];
    if (!slot || slot.status === 'empty') return;
    slots[at] = { status: 'empty' };
    if (slot.status === 'working') {
      clearTimeout(slot.deadline);
      slot.task.settle(err('worker-failed'));
    }
    void slot.worker.terminate();
    startAt(at);
  }

  function dispatch(): void {
    for (const [at, slot] of slots.entries()) {
      if (slot.status !== 'idle') continue;
      const task = queue.dequeue();
      if (!task) return;
      clearTimeout(task.waitTimer);
      const deadline = setTimeout(() => replaceAt(at), limits.runTimeoutMs);
      slots[at] = { status: 'working', worker: slot.worker, task, deadline };
      slot.worker.send(task.job);
    }
  }

  for (const at of slots.keys()) startAt(at);

  return {
    async run(job, { signal, address, learner }, price) {
      const owner = { address, learner };
      if (signal.aborted) return err('client-disconnected');
      if (isClosed || !queue.hasRoom(owner)) return err('busy');
      return new Promise((resolve) => {
        const task: Task<Job, Answer> = {
          job,
          waitTimer: setTimeout(() => task.settle(err('busy')), limits.waitTimeoutMs),
          settle(outcome) {
            queue.remove(owner, task);
            clearTimeout(task.waitTimer);
            signal.removeEventListener('abort', cancel);
            resolve(outcome);
          },
        };
        // A running job may finish: terminating its worker would cost the next learner seconds.
        const cancel = () => task.settle(err('client-disconnected'));
        signal.addEventListener('abort', cancel, { once: true });
        queue.enqueue(owner, task, price)?.settle(err('busy'));
        dispatch();
      });
    },
    hasRoom: (client) => !isClosed && queue.hasRoom(client),
    async close() {
      isClosed = true;
      for (let task = queue.dequeue(); task; task = queue.dequeue()) task.settle(err('busy'));
      await Promise.all([...slots.keys()].map((at) => getWorkerAt(at)?.terminate()));
    },
  };
}
