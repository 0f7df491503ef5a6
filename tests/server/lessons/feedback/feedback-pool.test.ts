import { describe, expect, test } from 'vitest';
import { examineSubmission } from '../../../../server/lessons/feedback/feedback-job.ts';
import { computeWorkerCount, startFeedbackPool } from '../../../../server/lessons/feedback/feedback-pool.ts';
import type { ExaminationOutcome } from '../../../../server/lessons/feedback/feedback-thread.ts';
import type { PoolWorkerEvents } from '../../../../server/lessons/feedback/worker-pool.ts';
import { ok } from '../../../../src/domain/result.ts';
import { DEVICE_CHECKERS } from '../../../../src/feedback/rules/device-checkers.ts';
import { ANSWER_REQUEST } from '../../../some-requests.ts';

const CLIENT = { signal: new AbortController().signal, address: '203.0.113.1' };
const REQUEST = { ...ANSWER_REQUEST, answer: 'Yesterday I goed home because it was late.' };
const DEADLY_REQUEST = { ...ANSWER_REQUEST, answer: 'This answer ends its worker.' };

test('an answer that crashes its worker fails, and the next one is examined by another worker', async () => {
  const { examine } = startFeedbackPool(
    1,
    () => {},
    (events: PoolWorkerEvents<ExaminationOutcome>) => {
      queueMicrotask(events.ready);
      return {
        send(request) {
          if (request === DEADLY_REQUEST) events.exited();
          else void examineSubmission(request, DEVICE_CHECKERS).then((answer) => events.finished(ok(answer)));
        },
        terminate: async () => {},
      };
    },
  );
  expect(await examine(DEADLY_REQUEST, CLIENT)).toEqual({ ok: false, failure: 'worker-failed' });
  const next = await examine(REQUEST, CLIENT);
  expect(next.ok && next.value.checked.text).toContain('went');
});

describe('answers of many learners', () => {
  /** One worker, which never finishes its first job. */
  function startStuckPool() {
    const pool = startFeedbackPool(
      1,
      () => {},
      ({ ready }: PoolWorkerEvents<ExaminationOutcome>) => {
        queueMicrotask(ready);
        return { send: () => {}, terminate: async () => {} };
      },
    );
    return pool.examine;
  }

  test('a flood of one address leaves room for another', async () => {
    const examine = startStuckPool();
    const raceWithNextTurn = (answer: Promise<unknown>) =>
      Promise.race([answer, new Promise((resolve) => setImmediate(() => resolve('waits')))]);
    for (let count = 0; count < 40; count += 1) void examine(REQUEST, CLIENT);
    expect(await raceWithNextTurn(examine(REQUEST, CLIENT))).toEqual({ ok: false, failure: 'busy' });
    expect(await raceWithNextTurn(examine(REQUEST, { ...CLIENT, address: '203.0.113.2' }))).toBe('waits');
  });
});

test.each([
  [1, 8, 1],
  [2, 8, 1],
  [4, 8, 3],
  [16, 64, 4],
  [8, 0.75, 2],
  [8, 0.25, 1],
])('%i cores with %i GB have %i workers, and one core for requests', (cores, gigabytes, workers) => {
  expect(computeWorkerCount(cores, gigabytes * 1024 ** 3)).toBe(workers);
});
