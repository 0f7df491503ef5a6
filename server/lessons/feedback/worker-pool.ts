import { err, ok, type Result } from '../../../src/domain/result.ts';
import { createFairLine, type FairLineLimits } from '../../requests/fair-line.ts';
import type { Client, ExamineFailure } from './feedback.ts';

/** What a pool hears of one of its workers. */
export interface WorkerEvents<Answer> {
  /** It takes jobs from now on. */
  ready(): void;
  /** `isSpent` asks for another worker in its place, since this one may harm the next job. */
  answered(answer: Answer, isSpent: boolean): void;
  /** It crashed, ran out of memory, or was told to end. */
  ended(): void;
}

/** A thread that does one job after the other. */
export interface PoolWorker<Job> {
  send(job: Job): void;
  end(): Promise<void>;
}

export type StartWorker<Job, Answer> = (events: WorkerEvents<Answer>) => PoolWorker<Job>;

export interface WorkerPool<Job, Answer> {
  run(job: Job, client: Client): Promise<Result<Answer, ExamineFailure>>;
  /** Whether a worker is there to take jobs, now or when it is done with its own. */
  hasWorkers(): boolean;
  close(): Promise<void>;
}

/** Jobs wait in a fair line, by the address that they come from. */
export interface PoolLimits extends FairLineLimits {
  workers: number;
  /** How long a job may wait, and how long it may run, in milliseconds. */
  waitMs: number;
  runMs: number;
  /** The pause before a worker that never became ready is started again, in milliseconds. */
  restartMs: number;
}

interface Task<Job, Answer> {
  job: Job;
  /** Runs while the job waits. */
  patience: NodeJS.Timeout;
  settle(outcome: Result<Answer, ExamineFailure>): void;
}

type Place<Job, Answer> =
  | { phase: 'empty' }
  | { phase: 'starting' | 'idle'; worker: PoolWorker<Job> }
  | { phase: 'working'; worker: PoolWorker<Job>; task: Task<Job, Answer>; deadline: NodeJS.Timeout };

/** Starts the workers, and starts another for each that ends: no job can spoil the next one's. */
export function createWorkerPool<Job, Answer>(
  start: StartWorker<Job, Answer>,
  limits: PoolLimits,
): WorkerPool<Job, Answer> {
  const places: Place<Job, Answer>[] = Array.from({ length: limits.workers }, () => ({ phase: 'empty' }));
  const line = createFairLine<Task<Job, Answer>>(limits);
  let isClosed = false;

  function workerAt(at: number): PoolWorker<Job> | undefined {
    const here = places[at];
    return here && here.phase !== 'empty' ? here.worker : undefined;
  }

  function fill(at: number): void {
    if (isClosed) return;
    let wasReady = false;
    const worker: PoolWorker<Job> = start({
      ready() {
        if (workerAt(at) !== worker) return;
        wasReady = true;
        places[at] = { phase: 'idle', worker };
        dispatch();
      },
      answered(answer, isSpent) {
        const here = places[at];
        if (here?.phase !== 'working' || here.worker !== worker) return;
        here.task.settle(ok(answer));
        if (isSpent) return replace(at);
        clearTimeout(here.deadline);
        places[at] = { phase: 'idle', worker };
        dispatch();
      },
      ended() {
        if (workerAt(at) !== worker) return;
        if (wasReady) return replace(at);
        places[at] = { phase: 'empty' };
        setTimeout(() => fill(at), limits.restartMs).unref();
      },
    });
    places[at] = { phase: 'starting', worker };
  }

  /** Ends the worker together with what it may be doing, and starts another. */
  function replace(at: number): void {
    const here = places[at];
    if (!here || here.phase === 'empty') return;
    places[at] = { phase: 'empty' };
    if (here.phase === 'working') {
      clearTimeout(here.deadline);
      here.task.settle(err('given-up'));
    }
    void here.worker.end();
    fill(at);
  }

  function dispatch(): void {
    for (const [at, here] of places.entries()) {
      if (here.phase !== 'idle') continue;
      const task = line.next();
      if (!task) return;
      clearTimeout(task.patience);
      const deadline = setTimeout(() => replace(at), limits.runMs);
      places[at] = { phase: 'working', worker: here.worker, task, deadline };
      here.worker.send(task.job);
    }
  }

  for (const at of places.keys()) fill(at);

  return {
    async run(job, { signal, address }) {
      if (signal.aborted) return err('abandoned');
      if (isClosed || !line.hasRoom(address)) return err('busy');
      return new Promise((resolve) => {
        const task: Task<Job, Answer> = {
          job,
          patience: setTimeout(() => task.settle(err('busy')), limits.waitMs),
          settle(outcome) {
            line.leave(address, task);
            clearTimeout(task.patience);
            signal.removeEventListener('abort', leave);
            resolve(outcome);
          },
        };
        // One that runs already is let finish: to end its worker would cost the next learner seconds.
        const leave = () => task.settle(err('abandoned'));
        signal.addEventListener('abort', leave, { once: true });
        line.join(address, task)?.settle(err('busy'));
        dispatch();
      });
    },
    hasWorkers: () => places.some(({ phase }) => phase === 'idle' || phase === 'working'),
    async close() {
      isClosed = true;
      for (let task = line.next(); task; task = line.next()) task.settle(err('busy'));
      await Promise.all([...places.keys()].map((at) => workerAt(at)?.end()));
    },
  };
}
