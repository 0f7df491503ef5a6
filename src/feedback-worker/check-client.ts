import type { CheckFailure } from '../domain/answer-check.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { CheckName, CheckTypes, WorkerMessage, WorkerRequest } from './protocol.ts';

/** The part of `Worker` that the client uses. */
export interface WorkerPort {
  postMessage(message: WorkerRequest): void;
  terminate(): void;
}

/** What a worker reports. */
export interface WorkerHandlers {
  onMessage(message: WorkerMessage): void;
  /** The script did not load, or the worker crashed. */
  onError(): void;
}

/** The browser's workers and timers; tests replace them. */
export interface CheckClientPorts {
  /** @throws in browsers without workers */
  startWorker(handlers: WorkerHandlers): WorkerPort;
  /** @returns a function that cancels the timer */
  setTimer(milliseconds: number, task: () => void): () => void;
}

/** Checks texts in the worker of `feedback-worker.ts`. */
export interface CheckClient {
  /** Starts the worker, so that the first check does not wait for its script. */
  prepare(): void;
  /** Queues a check behind earlier ones; aborting it removes it from the queue. */
  check<Name extends CheckName>(
    name: Name,
    input: CheckTypes[Name]['input'],
    signal?: AbortSignal,
  ): Promise<Result<CheckTypes[Name]['output'], CheckFailure>>;
}

/** The largest answer on a slow phone takes a tenth of this, so a longer check would not end. */
const CHECK_TIMEOUT_MS = 20_000;
/** The worker may crash once because memory is short; if it crashes twice, the text is the cause. */
const MAX_ATTEMPTS = 2;

type CheckResult = Result<CheckTypes[CheckName]['output'], CheckFailure>;

/** A check that waits or runs, and how often it was sent to a worker. */
interface Job {
  message: WorkerRequest;
  attempts: number;
  settle(outcome: CheckResult): void;
}

/**
 * Checks texts in a worker, one at a time, so that an aborted check that has not started is skipped. A worker
 * that crashes or times out is replaced, and its check is tried once more.
 *
 * @returns a client whose checks fail with `checker-unavailable` when the worker does not load,
 * `checker-crashed` when it crashed or timed out twice, `internal-error` when the check threw, and
 * `cancelled` when they were aborted
 */
export function createCheckClient({ startWorker, setTimer }: CheckClientPorts): CheckClient {
  let queue: Job[] = [];
  let current: Job | null = null;
  let worker: { port: WorkerPort; isReady: boolean } | null = null;
  let lastId = 0;
  let cancelTimeout = () => {};

  function openWorker(): WorkerPort | null {
    if (worker) return worker.port;
    try {
      const opened: { port: WorkerPort; isReady: boolean } = {
        port: startWorker({
          onMessage: (message) => worker === opened && handleMessage(message),
          onError: () => worker === opened && replaceWorker(),
        }),
        isReady: false,
      };
      worker = opened;
      return opened.port;
    } catch (cause) {
      console.info('Cannot start the feedback worker:', cause);
      return null;
    }
  }

  function startNextJob(): void {
    const job = current ? undefined : queue.shift();
    if (!job) return;
    current = { ...job, attempts: job.attempts + 1 };
    const port = openWorker();
    cancelTimeout = setTimer(CHECK_TIMEOUT_MS, replaceWorker);
    if (port) port.postMessage(job.message);
    else finishJob(err({ kind: 'checker-unavailable' }));
  }

  function handleMessage(message: WorkerMessage): void {
    if (message.type === 'ready') {
      if (worker) worker.isReady = true;
      return;
    }
    if (message.id !== current?.message.id) return;
    const outcome =
      message.type === 'done'
        ? ok(message.result)
        : err({ kind: 'internal-error', message: message.message } satisfies CheckFailure);
    finishJob(outcome);
  }

  function finishJob(outcome: CheckResult): void {
    cancelTimeout();
    current?.settle(outcome);
    current = null;
    startNextJob();
  }

  /** Terminates the worker; the next check starts a new one. */
  function replaceWorker(): void {
    const wasReady = worker?.isReady ?? false;
    worker?.port.terminate();
    worker = null;
    if (!current) return;
    if (!wasReady) finishJob(err({ kind: 'checker-unavailable' }));
    else if (current.attempts >= MAX_ATTEMPTS) finishJob(err({ kind: 'checker-crashed' }));
    else {
      cancelTimeout();
      queue = [current, ...queue];
      current = null;
      startNextJob();
    }
  }

  return {
    prepare: () => void openWorker(),
    check: <Name extends CheckName>(name: Name, input: CheckTypes[Name]['input'], signal?: AbortSignal) =>
      new Promise<Result<CheckTypes[Name]['output'], CheckFailure>>((resolve) => {
        const id = ++lastId;
        const settle = (outcome: Result<unknown, CheckFailure>) => {
          signal?.removeEventListener('abort', abort);
          // The worker answers an id with the output of the check that was sent under it.
          resolve(outcome as Result<CheckTypes[Name]['output'], CheckFailure>);
        };
        const abort = () => {
          // A running check cannot be stopped, so its result is ignored.
          queue = queue.filter(({ message }) => message.id !== id);
          settle(err({ kind: 'cancelled' }));
        };
        if (signal?.aborted) return abort();
        signal?.addEventListener('abort', abort, { once: true });
        queue.push({ message: { id, name, ...input } as WorkerRequest, attempts: 0, settle });
        startNextJob();
      }),
  };
}
