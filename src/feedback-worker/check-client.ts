import type { CheckFailure } from '../domain/answer-check.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { CheckName, Checks, FromWorker, ToWorker } from './protocol.ts';

/** What is used of a `Worker`. */
export interface WorkerPort {
  send(message: ToWorker): void;
  end(): void;
}

export interface WorkerEvents {
  heard(message: FromWorker): void;
  /** The script did not load, or something in it ended it. */
  broke(): void;
}

export interface CheckClientParts {
  /** @throws where the browser runs no workers */
  start(events: WorkerEvents): WorkerPort;
  after(milliseconds: number, task: () => void): () => void;
}

export interface CheckClient {
  /** Starts the worker, so that the first check need not wait for its script. */
  prepare(): void;
  /** One check, when those asked for before are done; aborted, it takes nobody's time any more. */
  check<Name extends CheckName>(
    name: Name,
    takes: Checks[Name]['takes'],
    signal?: AbortSignal,
  ): Promise<Result<Checks[Name]['gives'], CheckFailure>>;
}

/** A check that takes longer would not end; the largest answer on a slow phone takes a tenth of it. In milliseconds. */
const LONGEST_CHECK_MS = 20_000;
/** A text that ends its worker once may have met a browser short of memory; one that does it twice is the reason. */
const MOST_ATTEMPTS = 2;

interface Job {
  message: ToWorker;
  attempts: number;
  settle(outcome: Result<Checks[CheckName]['gives'], CheckFailure>): void;
}

/**
 * Checks texts in a worker: one after the other, so that one that is given up need not be done. A worker that ends, or
 * does not come to an end, is replaced, and what it was doing tried once more.
 */
export function createCheckClient({ start, after }: CheckClientParts): CheckClient {
  let line: Job[] = [];
  let current: Job | null = null;
  let worker: { port: WorkerPort; isReady: boolean } | null = null;
  let lastId = 0;
  let stopClock = () => {};

  function open(): WorkerPort | null {
    if (worker) return worker.port;
    try {
      const opened: { port: WorkerPort; isReady: boolean } = {
        port: start({
          heard: (message) => worker === opened && heard(message),
          broke: () => worker === opened && replace(),
        }),
        isReady: false,
      };
      worker = opened;
      return opened.port;
    } catch (cause) {
      console.info('Nothing can be checked on this device:', cause);
      return null;
    }
  }

  function next(): void {
    const job = current ? undefined : line.shift();
    if (!job) return;
    current = { ...job, attempts: job.attempts + 1 };
    const port = open();
    stopClock = after(LONGEST_CHECK_MS, replace);
    if (port) port.send(job.message);
    else finish(err({ kind: 'no-checker' }));
  }

  function heard(message: FromWorker): void {
    if (message.kind === 'ready') {
      if (worker) worker.isReady = true;
      return;
    }
    if (message.id !== current?.message.id) return;
    const outcome =
      message.kind === 'done'
        ? ok(message.given)
        : err({ kind: 'fault', message: message.message } satisfies CheckFailure);
    finish(outcome);
  }

  function finish(outcome: Result<Checks[CheckName]['gives'], CheckFailure>): void {
    stopClock();
    current?.settle(outcome);
    current = null;
    next();
  }

  /** Ends the worker; a new one starts with the next check. */
  function replace(): void {
    const wasReady = worker?.isReady ?? false;
    worker?.port.end();
    worker = null;
    if (!current) return;
    if (!wasReady) finish(err({ kind: 'no-checker' }));
    else if (current.attempts >= MOST_ATTEMPTS) finish(err({ kind: 'given-up' }));
    else {
      stopClock();
      line = [current, ...line];
      current = null;
      next();
    }
  }

  return {
    prepare: () => void open(),
    check: <Name extends CheckName>(name: Name, takes: Checks[Name]['takes'], signal?: AbortSignal) =>
      new Promise<Result<Checks[Name]['gives'], CheckFailure>>((resolve) => {
        const id = ++lastId;
        const settle = (outcome: Result<unknown, CheckFailure>) => {
          signal?.removeEventListener('abort', abort);
          // What comes under an id is what was asked for under it.
          resolve(outcome as Result<Checks[Name]['gives'], CheckFailure>);
        };
        const abort = () => {
          // What a worker is in the middle of can't be stopped; what it comes to is for nobody.
          line = line.filter(({ message }) => message.id !== id);
          settle(err({ kind: 'cancelled' }));
        };
        if (signal?.aborted) return abort();
        signal?.addEventListener('abort', abort, { once: true });
        line.push({ message: { id, name, ...takes } as ToWorker, attempts: 0, settle });
        next();
      }),
  };
}
