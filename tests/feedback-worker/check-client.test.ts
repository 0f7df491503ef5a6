import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createCheckClient, type WorkerHandlers } from '../../src/feedback-worker/check-client.ts';
import type { WorkerRequest } from '../../src/feedback-worker/protocol.ts';

/** A worker as the client sees it. */
class FakeWorker {
  readonly sent: WorkerRequest[] = [];
  isEnded = false;
  readonly events: WorkerHandlers;

  constructor(events: WorkerHandlers) {
    this.events = events;
  }

  postMessage(message: WorkerRequest): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  ready(): this {
    this.events.onMessage({ type: 'ready' });
    return this;
  }

  /** Answers what it was asked last. */
  answer(note = 'Done.'): void {
    this.events.onMessage({
      type: 'done',
      id: this.sent.at(-1)?.id ?? 0,
      result: { text: '', note, marks: [] },
    });
  }
}

const TEXT = { text: 'She have a dog.', level: 'A2' } as const;
let workers: FakeWorker[];
let alarms: (() => void)[];

beforeEach(() => {
  workers = [];
  alarms = [];
});

function client() {
  return createCheckClient({
    startWorker(events) {
      const worker = new FakeWorker(events);
      workers.push(worker);
      return worker;
    },
    setTimer(_, task) {
      alarms.push(task);
      return () => {
        alarms = alarms.filter((each) => each !== task);
      };
    },
  });
}

const first = () => workers[0] as FakeWorker;
const last = () => workers.at(-1) as FakeWorker;

describe('checks in a worker', () => {
  test('are done one after the other by the same worker, each with its own answer', async () => {
    const { check } = client();
    const [one, other] = [check('text', TEXT), check('text', { ...TEXT, text: 'I am fine.' })];
    expect(first().sent).toMatchObject([{ name: 'text', ...TEXT }]);
    first().ready().answer('First.');
    expect(await one).toMatchObject({ ok: true, value: { note: 'First.' } });
    first().answer('Second.');
    expect(await other).toMatchObject({ ok: true, value: { note: 'Second.' } });
    expect(workers).toHaveLength(1);
  });

  test('that are given up in the line are not done, and one that is being done answers nobody', async () => {
    const { check } = client();
    const [now, later] = [new AbortController(), new AbortController()];
    const outcomes = [
      check('text', TEXT, now.signal),
      check('text', TEXT, later.signal),
      check('text', TEXT),
    ];
    now.abort();
    later.abort();
    first().ready().answer('For nobody.');
    first().answer('For the third.');
    expect(await Promise.all(outcomes)).toMatchObject([
      { ok: false, failure: { kind: 'cancelled' } },
      { ok: false, failure: { kind: 'cancelled' } },
      { ok: true, value: { note: 'For the third.' } },
    ]);
    expect(first().sent).toHaveLength(2);
  });

  test('given up beforehand start nothing', async () => {
    const outcome = client().check('text', TEXT, AbortSignal.abort());
    expect(await outcome).toMatchObject({ failure: { kind: 'cancelled' } });
    expect(workers).toEqual([]);
  });

  test('go on in another worker when one ends, and are given up at the second end', async () => {
    const { check } = client();
    const [deadly, harmless] = [check('text', TEXT), check('text', TEXT)];
    first().ready().events.onError();
    expect(first().isEnded).toBe(true);
    last().ready().events.onError();
    expect(await deadly).toMatchObject({ failure: { kind: 'checker-crashed' } });
    last().ready().answer();
    expect(await harmless).toMatchObject({ ok: true });
    expect(workers).toHaveLength(3);
  });

  test('that do not come to an end end their worker', async () => {
    const { check } = client();
    const outcome = check('text', TEXT);
    first().ready();
    for (const alarm of alarms) alarm();
    expect(first().isEnded).toBe(true);
    last().ready().answer();
    expect(await outcome).toMatchObject({ ok: true });
    expect(alarms).toEqual([]);
  });

  test('find no checker where its script does not load, and look for it again the next time', async () => {
    const { check } = client();
    const outcome = check('text', TEXT);
    first().events.onError();
    expect(await outcome).toMatchObject({ failure: { kind: 'checker-unavailable' } });
    const again = check('text', TEXT);
    last().ready().answer();
    expect(await again).toMatchObject({ ok: true });
  });

  test('find no checker in a browser without workers', async () => {
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

  test('tell a fault of the rules, and the worker goes on', async () => {
    const { check } = client();
    const outcome = check('text', TEXT);
    first().ready().events.onMessage({ type: 'failed', id: 1, message: 'No form.' });
    expect(await outcome).toMatchObject({ failure: { kind: 'internal-error', message: 'No form.' } });
    void check('text', TEXT);
    expect(workers).toHaveLength(1);
  });

  test('wait for no script when it was prepared, and heed no worker that is gone', async () => {
    const { prepare, check } = client();
    prepare();
    prepare();
    expect(workers).toHaveLength(1);
    const outcome = check('text', TEXT);
    first().ready().events.onError();
    first().answer('Too late.');
    last().ready().answer('In time.');
    expect(await outcome).toMatchObject({ value: { note: 'In time.' } });
  });
});
