import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createWorkerPool,
  type PoolLimits,
  type PoolWorker,
  type PoolWorkerEvents,
} from '../../../../server/lessons/feedback/worker-pool.ts';

const LIMITS: PoolLimits = {
  workers: 1,
  maxQueued: 2,
  maxQueuedPerAddress: 2,
  waitTimeoutMs: 1_000,
  runTimeoutMs: 500,
  restartDelayMs: 100,
};
const CLIENT = { signal: new AbortController().signal, address: '203.0.113.1' };

/** A worker that the test controls. */
interface FakeWorker extends PoolWorker<string>, PoolWorkerEvents<string> {
  jobs: string[];
  isEnded: boolean;
}

function createPool(limits: Partial<PoolLimits> = {}) {
  const workers: FakeWorker[] = [];
  const pool = createWorkerPool<string, string>(
    (events) => {
      const worker: FakeWorker = {
        ...events,
        jobs: [],
        isEnded: false,
        send: (job) => void worker.jobs.push(job),
        async terminate() {
          worker.isEnded = true;
          events.exited();
        },
      };
      workers.push(worker);
      return worker;
    },
    { ...LIMITS, ...limits },
  );
  const getWorker = (at: number) => workers[at] ?? expect.fail(`There is no worker ${at}.`);
  return { pool, workers, worker: getWorker };
}

beforeEach(() => void vi.useFakeTimers());

describe('a job', () => {
  test('a job waits for a ready worker, and each worker has one job at a time', async () => {
    const { pool, worker } = createPool();
    const [first, second] = [pool.run('one', CLIENT), pool.run('two', CLIENT)];
    expect(worker(0).jobs).toEqual([]);
    worker(0).ready();
    expect(worker(0).jobs).toEqual(['one']);
    worker(0).finished('1');
    expect(worker(0).jobs).toEqual(['one', 'two']);
    worker(0).finished('2');
    expect(await first).toEqual({ ok: true, value: '1' });
    expect(await second).toEqual({ ok: true, value: '2' });
  });

  test('a job is rejected when no worker is free in time', async () => {
    const { pool } = createPool();
    const waiting = pool.run('one', CLIENT);
    await vi.advanceTimersByTimeAsync(LIMITS.waitTimeoutMs);
    expect(await waiting).toEqual({ ok: false, failure: 'busy' });
  });

  test('a job over its time limit fails, and its worker is replaced', async () => {
    const { pool, worker } = createPool();
    worker(0).ready();
    const [slow, next] = [pool.run('slow', CLIENT), pool.run('next', CLIENT)];
    await vi.advanceTimersByTimeAsync(LIMITS.runTimeoutMs);
    expect(await slow).toEqual({ ok: false, failure: 'worker-failed' });
    expect(worker(0).isEnded).toBe(true);
    worker(1).ready();
    expect(worker(1).jobs).toEqual(['next']);
    worker(1).finished('done');
    expect(await next).toEqual({ ok: true, value: 'done' });
  });

  test('a job with a crashed worker fails, and late messages of that worker are ignored', async () => {
    const { pool, worker } = createPool();
    worker(0).ready();
    const [deadly, next] = [pool.run('deadly', CLIENT), pool.run('next', CLIENT)];
    worker(0).exited();
    expect(await deadly).toEqual({ ok: false, failure: 'worker-failed' });
    worker(1).ready();
    worker(0).finished('a ghost');
    worker(1).finished('done');
    expect(await next).toEqual({ ok: true, value: 'done' });
  });

  test('a job of a disconnected client does not start', async () => {
    const { pool, worker } = createPool();
    const client = new AbortController();
    const left = pool.run('left', { ...CLIENT, signal: client.signal });
    client.abort();
    expect(await left).toEqual({ ok: false, failure: 'client-disconnected' });
    worker(0).ready();
    expect(worker(0).jobs).toEqual([]);
  });
});

test('a job of a client that disconnects while it runs does not block its worker for longer', async () => {
  const { pool, worker } = createPool();
  const client = new AbortController();
  worker(0).ready();
  const left = pool.run('endless', { ...CLIENT, signal: client.signal });
  client.abort();
  expect(await left).toEqual({ ok: false, failure: 'client-disconnected' });
  expect(worker(0).isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(LIMITS.runTimeoutMs);
  expect(worker(0).isEnded).toBe(true);
});

describe('a worker', () => {
  test('a worker that never becomes ready is started again after a pause', async () => {
    const { workers, worker } = createPool();
    worker(0).exited();
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(LIMITS.restartDelayMs);
    expect(workers).toHaveLength(2);
  });
});

test('a closed pool terminates its workers, starts none, and rejects waiting jobs', async () => {
  const { pool, workers, worker } = createPool({ workers: 2 });
  const waiting = pool.run('one', CLIENT);
  await pool.close();
  expect(await waiting).toEqual({ ok: false, failure: 'busy' });
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  expect(await pool.run('two', CLIENT)).toEqual({ ok: false, failure: 'busy' });
  await vi.advanceTimersByTimeAsync(LIMITS.restartDelayMs);
  expect(workers).toHaveLength(2);
  worker(0).ready();
});
