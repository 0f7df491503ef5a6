import { describe, expect, test } from 'vitest';
import { runFeedbackJob } from '../../../../server/lessons/feedback/feedback-job.ts';
import { computeWorkerCount, startFeedbackPool } from '../../../../server/lessons/feedback/feedback-pool.ts';
import type { FeedbackJobOutcome } from '../../../../server/lessons/feedback/feedback-thread.ts';
import type { HarperLinter } from '../../../../server/lessons/feedback/harper-linter.ts';
import type { PoolWorkerEvents } from '../../../../server/lessons/feedback/worker-pool.ts';
import { ok } from '../../../../src/domain/result.ts';
import { ANSWER_REQUEST } from '../../../some-requests.ts';

const CLIENT = { signal: new AbortController().signal, address: '203.0.113.1' };
const REQUEST = { ...ANSWER_REQUEST, answer: 'Yesterday I goed home because it was late.' };
const broken: HarperLinter = { check: () => Promise.reject(new Error('unreachable')) };
const silent: HarperLinter = { check: async () => [] };

describe('a job', () => {
  test('a job with a failed grammar checker uses the other rules, adds a remark and logs the failure', async () => {
    const { examination, grammarFailed } = await runFeedbackJob(
      { request: REQUEST, withGrammar: true },
      broken,
    );
    expect(grammarFailed).toBe(true);
    expect(examination.checked.text).toContain('went');
    expect(examination.checked.text).toContain('The grammar checker could not read this answer');
  });

  test('a job with a working grammar checker adds no remark', async () => {
    const { examination, grammarFailed } = await runFeedbackJob(
      { request: REQUEST, withGrammar: true },
      silent,
    );
    expect(grammarFailed).toBe(false);
    expect(examination.checked.text).not.toContain('grammar checker');
  });
});

describe('an answer that ends its worker', () => {
  /** Workers that crash at every job with the grammar checker. */
  function pool(diesAlways = false) {
    const jobs: boolean[] = [];
    const started = startFeedbackPool(
      1,
      () => {},
      (events: PoolWorkerEvents<FeedbackJobOutcome>) => {
        queueMicrotask(events.ready);
        return {
          send(job) {
            jobs.push(job.withGrammar);
            if (job.withGrammar || diesAlways) events.exited();
            else void runFeedbackJob(job, broken).then((answer) => events.finished(ok(answer), false));
          },
          terminate: async () => {},
        };
      },
    );
    return { ...started, jobs };
  }

  test('an answer that crashes its worker is examined once more, without the grammar checker', async () => {
    const { examine, jobs } = pool();
    const examination = await examine(REQUEST, CLIENT);
    expect(examination.ok && examination.value.checked.text).toContain('went');
    expect(jobs).toEqual([true, false]);
  });

  test('an answer that crashes two workers fails', async () => {
    const { examine, jobs } = pool(true);
    expect(await examine(REQUEST, CLIENT)).toEqual({ ok: false, failure: 'worker-failed' });
    expect(jobs).toHaveLength(2);
  });
});

describe('answers of many learners', () => {
  /** One worker, which never finishes its first job. */
  function stuckPool() {
    const pool = startFeedbackPool(
      1,
      () => {},
      ({ ready }: PoolWorkerEvents<FeedbackJobOutcome>) => {
        queueMicrotask(ready);
        return { send: () => {}, terminate: async () => {} };
      },
    );
    return pool.examine;
  }

  test('a flood of one address leaves room for another', async () => {
    const examine = stuckPool();
    const soon = (answer: Promise<unknown>) =>
      Promise.race([answer, new Promise((resolve) => setImmediate(() => resolve('waits')))]);
    for (let count = 0; count < 40; count += 1) void examine(REQUEST, CLIENT);
    expect(await soon(examine(REQUEST, CLIENT))).toEqual({ ok: false, failure: 'busy' });
    expect(await soon(examine(REQUEST, { ...CLIENT, address: '203.0.113.2' }))).toBe('waits');
  });
});

test.each([
  [1, 8, 1],
  [2, 8, 1],
  [4, 8, 3],
  [16, 64, 4],
  [8, 1.5, 1],
])('%i cores with %i GB have %i workers, and one core for requests', (cores, gigabytes, workers) => {
  expect(computeWorkerCount(cores, gigabytes * 1024 ** 3)).toBe(workers);
});
