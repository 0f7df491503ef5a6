import { expect, onTestFinished, test } from 'vitest';
import { priceAnswer } from '../../../../server/lessons/feedback/feedback-pool.ts';
import { createWorkerPool } from '../../../../server/lessons/feedback/worker-pool.ts';

const LIMITS = {
  workers: 1,
  maxQueued: 100,
  maxQueuedPerAddress: 100,
  waitTimeoutMs: 60_000,
  runTimeoutMs: 60_000,
  restartDelayMs: 1,
};
const { signal } = new AbortController();
const SHORT = { answer: 'I went home because it was late.', class_plan: '# A day out' };
const LONG = { answer: 'I went home.\n'.repeat(660), class_plan: '# A day out' };

test('an answer of many lines costs at least ten times as much as a short one', () => {
  expect(priceAnswer(LONG)).toBeGreaterThan(10 * priceAnswer(SHORT));
});

/** A pool of one worker, whose job the test ends. */
function createPool() {
  const jobs: string[] = [];
  let events = { ready: () => {}, finished: (_answer: string) => {} };
  const pool = createWorkerPool<string, string>((given) => {
    events = given;
    return { send: (job) => void jobs.push(job), terminate: async () => {} };
  }, LIMITS);
  onTestFinished(pool.close);
  return { pool, jobs, ready: () => events.ready(), endJob: () => events.finished('done') };
}

test('a short answer is checked before the long ones of twelve guests, which were there first', () => {
  const { pool, jobs, ready, endJob } = createPool();
  for (let guest = 0; guest < 12; guest += 1) {
    const client = { signal, address: `192.0.2.${guest}`, learner: `guest ${guest}` };
    void pool.run('long', client, priceAnswer(LONG));
  }
  void pool.run('short', { signal, address: '198.51.100.7', learner: 'ana' }, priceAnswer(SHORT));
  ready();
  endJob();
  expect(jobs).toEqual(['short', 'long']);
});

test('an answer of a classmate is checked before the further answers of a guest at the same address', () => {
  const { pool, jobs, ready, endJob } = createPool();
  const address = '203.0.113.1';
  for (let count = 0; count < 5; count += 1) void pool.run('guest', { signal, address, learner: 'guest' }, 2);
  void pool.run('ana', { signal, address, learner: 'ana' }, 2);
  ready();
  endJob();
  expect(jobs).toEqual(['guest', 'ana']);
});
