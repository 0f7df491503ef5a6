import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createCheckClient, type WorkerHandlers } from '../../src/feedback-worker/check-client.ts';
import type { WorkerRequest } from '../../src/feedback-worker/protocol.ts';

class FakeWorker {
  readonly sent: WorkerRequest[] = [];
  isTerminated = false;
  readonly handlers: WorkerHandlers;

  constructor(handlers: WorkerHandlers) {
    this.handlers = handlers;
  }

  postMessage(message: WorkerRequest): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  becomeReady(): this {
    this.handlers.onMessage({ type: 'ready' });
    return this;
  }

  /** Replies to the last request. */
  answer(note = 'Done.'): void {
    this.handlers.onMessage({
      type: 'done',
      id: this.sent.at(-1)?.id ?? 0,
      result: { text: '', note, marks: [] },
    });
  }
}

const TEXT = { text: 'She have a dog.', level: 'A2' } as const;
let workers: FakeWorker[];
let timers: (() => void)[];

beforeEach(() => {
  workers = [];
  timers = [];
});

function createTestClient() {
  return createCheckClient({
    startWorker(handlers) {
      const worker = new FakeWorker(handlers);
      workers.push(worker);
      return worker;
    },
    setTimer(_, task) {
      timers.push(task);
      return () => {
        timers = timers.filter((each) => each !== task);
      };
    },
  });
}

const getFirstWorker = () => workers[0] as FakeWorker;
const getLastWorker = () => workers.at(-1) as FakeWorker;

describe('checks in a worker', () => {
  test('run one after the other in the same worker, each with its own result', async () => {
    const { check } = createTestClient();
    const [one, other] = [check('text', TEXT), check('text', { ...TEXT, text: 'I am fine.' })];
    expect(getFirstWorker().sent).toMatchObject([{ name: 'text', ...TEXT }]);
    getFirstWorker().becomeReady().answer('First.');
    expect(await one).toMatchObject({ ok: true, value: { note: 'First.' } });
    getFirstWorker().answer('Second.');
    expect(await other).toMatchObject({ ok: true, value: { note: 'Second.' } });
    expect(workers).toHaveLength(1);
  });

  test('that are aborted in the queue do not run, and the result of an aborted running one is ignored', async () => {
    const { check } = createTestClient();
    const [now, later] = [new AbortController(), new AbortController()];
    const outcomes = [
      check('text', TEXT, now.signal),
      check('text', TEXT, later.signal),
      check('text', TEXT),
    ];
    now.abort();
    later.abort();
    getFirstWorker().becomeReady().answer('Ignored.');
    getFirstWorker().answer('For the third.');
    expect(await Promise.all(outcomes)).toMatchObject([
      { ok: false, failure: { kind: 'cancelled' } },
      { ok: false, failure: { kind: 'cancelled' } },
      { ok: true, value: { note: 'For the third.' } },
    ]);
    expect(getFirstWorker().sent).toHaveLength(2);
  });

  test('that are aborted beforehand start no worker', async () => {
    const outcome = createTestClient().check('text', TEXT, AbortSignal.abort());
    expect(await outcome).toMatchObject({ failure: { kind: 'cancelled' } });
    expect(workers).toEqual([]);
  });

  test('are tried again in a new worker after a crash, and fail after the second', async () => {
    const { check } = createTestClient();
    const [deadly, harmless] = [check('text', TEXT), check('text', TEXT)];
    getFirstWorker().becomeReady().handlers.onError();
    expect(getFirstWorker().isTerminated).toBe(true);
    getLastWorker().becomeReady().handlers.onError();
    expect(await deadly).toMatchObject({ failure: { kind: 'checker-crashed' } });
    getLastWorker().becomeReady().answer();
    expect(await harmless).toMatchObject({ ok: true });
    expect(workers).toHaveLength(3);
  });

  test('that time out terminate their worker', async () => {
    const { check } = createTestClient();
    const outcome = check('text', TEXT);
    getFirstWorker().becomeReady();
    for (const timer of timers) timer();
    expect(getFirstWorker().isTerminated).toBe(true);
    getLastWorker().becomeReady().answer();
    expect(await outcome).toMatchObject({ ok: true });
    expect(timers).toEqual([]);
  });

  test('fail when the script does not load, and the next one loads it again', async () => {
    const { check } = createTestClient();
    const outcome = check('text', TEXT);
    getFirstWorker().handlers.onError();
    expect(await outcome).toMatchObject({ failure: { kind: 'checker-unavailable' } });
    const again = check('text', TEXT);
    getLastWorker().becomeReady().answer();
    expect(await again).toMatchObject({ ok: true });
  });

  test('fail in a browser without workers', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const { check } = createCheckClient({
      startWorker() {
        throw new ReferenceError('Worker is not defined');
      },
      setTimer: () => () => {},
    });
    const outcomes = await Promise.all([check('text', TEXT), check('text', TEXT)]);
    expect(outcomes).toMatchObject([
      { failure: { kind: 'checker-unavailable' } },
      { failure: { kind: 'checker-unavailable' } },
    ]);
  });

  test('report an error of the rules, and keep the worker', async () => {
    const { check } = createTestClient();
    const outcome = check('text', TEXT);
    getFirstWorker().becomeReady().handlers.onMessage({ type: 'failed', id: 1, message: 'No form.' });
    expect(await outcome).toMatchObject({ failure: { kind: 'internal-error', message: 'No form.' } });
    void check('text', TEXT);
    expect(workers).toHaveLength(1);
  });

  test('use a prepared worker, and ignore messages of a terminated one', async () => {
    const { prepare, check } = createTestClient();
    prepare();
    prepare();
    expect(workers).toHaveLength(1);
    const outcome = check('text', TEXT);
    getFirstWorker().becomeReady().handlers.onError();
    getFirstWorker().answer('Too late.');
    getLastWorker().becomeReady().answer('In time.');
    expect(await outcome).toMatchObject({ value: { note: 'In time.' } });
  });
});
