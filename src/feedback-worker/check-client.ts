import type { CheckFailure } from '../domain/answer-check.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { CheckName, CheckTypes, WorkerMessage, WorkerRequest } from './protocol.ts';

/** What is used of a `Worker`. */
export interface WorkerPort {
  postMessage(message: WorkerRequest): void;
  terminate(): void;
}

export interface WorkerHandlers {
  onMessage(message: WorkerMessage): void;
  /** The script did not load, or something in it ended it. */
  onError(): void;
}

export interface CheckClientPorts {
  /** @throws where the browser runs no workers */
  startWorker(events: WorkerHandlers): WorkerPort;
  setTimer(milliseconds: number, task: () => void): () => void;
}

export interface CheckClient {
  /** Starts the worker, so that the first check need not wait for its script. */
  prepare(): void;
  /** One check, when those asked for before are done; aborted, it takes nobody's time any more. */
  check<Name extends CheckName>(
    name: Name,
    takes: CheckTypes[Name]['takes'],
    signal?: AbortSignal,
  ): Promise<Result<CheckTypes[Name]['gives'], CheckFailure>>;
}

/** A check that takes longer would not end; the largest answer on a slow phone takes a tenth of it. In milliseconds. */
const CHECK_TIMEOUT_MS = 20_000;
/** A text that ends its worker once may have met a browser short of memory; one that does it twice is the reason. */
const MAX_ATTEMPTS = 2;

interface Job {
  message: WorkerRequest;
  attempts: number;
  settle(outcome: Result<CheckTypes[CheckName]['gives'], CheckFailure>): void;
}

/**
 * Checks texts in a worker: one after the other, so that one that is given up need not be done. A worker that ends, or
 * does not come to an end, is replaced, and what it was doing tried once more.
 */
export function createCheckClient({ startWorker, setTimer }: CheckClientPorts): CheckClient {
  let line: Job[] = [];
  let current: Job | null = null;
  let worker: { port: WorkerPort; isReady: boolean } | null = null;
  let lastId = 0;
  let stopClock = () => {};

  function open(): WorkerPort | null {
    if (worker) return worker.port;
    try {
      const opened: { port: WorkerPort; isReady: boolean } = {
        port: startWorker({
          onMessage: (message) => worker === opened && heard(message),
          onError: () => worker === opened && replace(),
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
    stopClock = setTimer(CHECK_TIMEOUT_MS, replace);
    if (port) port.postMessage(job.message);
    else finish(err({ kind: 'checker-unavailable' }));
  }

  function heard(message: WorkerMessage): void {
    if (message.type === 'ready') {
      if (worker) worker.isReady = true;
      return;
    }
    if (message.id !== current?.message.id) return;
    const outcome =
      message.type === 'done'
        ? ok(message.result)
        : err({ kind: 'internal-error', message: message.message } satisfies CheckFailure);
    finish(outcome);
  }

  function finish(outcome: Result<CheckTypes[CheckName]['gives'], CheckFailure>): void {
    stopClock();
    current?.settle(outcome);
    current = null;
    next();
  }

  /** Ends the worker; a new one starts with the next check. */
  function replace(): void {
    const wasReady = worker?.isReady ?? false;
    worker?.port.terminate();
    worker = null;
    if (!current) return;
    if (!wasReady) finish(err({ kind: 'checker-unavailable' }));
    else if (current.attempts >= MAX_ATTEMPTS) finish(err({ kind: 'checker-crashed' }));
    else {
      stopClock();
      line = [current, ...line];
      current = null;
      next();
    }
  }

  return {
    prepare: () => void open(),
    check: <Name extends CheckName>(name: Name, takes: CheckTypes[Name]['takes'], signal?: AbortSignal) =>
      new Promise<Result<CheckTypes[Name]['gives'], CheckFailure>>((resolve) => {
        const id = ++lastId;
        const settle = (outcome: Result<unknown, CheckFailure>) => {
          signal?.removeEventListener('abort', abort);
          // What comes under an id is what was asked for under it.
          resolve(outcome as Result<CheckTypes[Name]['gives'], CheckFailure>);
        };
        const abort = () => {
          // What a worker is in the middle of can't be stopped; what it comes to is for nobody.
          line = line.filter(({ message }) => message.id !== id);
          settle(err({ kind: 'cancelled' }));
        };
        if (signal?.aborted) return abort();
        signal?.addEventListener('abort', abort, { once: true });
        line.push({ message: { id, name, ...takes } as WorkerRequest, attempts: 0, settle });
        next();
      }),
  };
}
