import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CreditLedger } from '../../../server/credits/credit-ledger.ts';
import { createPaidCalls, type PaidCallHandler, type PaidCalls } from '../../../server/credits/paid-calls.ts';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { DAILY_CREDITS } from '../../../src/domain/limits.ts';
import { forAllAsync } from '../../for-all.ts';
import { createPaidCall, openLedger, TODAY } from './open-ledger.ts';

let database: ArcadeDatabase;
let ledger: CreditLedger;
let paidCalls: PaidCalls;

beforeEach(async () => {
  ({ database, ledger } = await openLedger());
  paidCalls = createPaidCalls(ledger, () => 0);
});

const createOpenSignal = () => new AbortController().signal;

/** Work that ends when the test resolves it, and rejects when its signal aborts. */
function createHeldWork() {
  let started = 0;
  let ended: string | Error | undefined;
  const ends: ((outcome: string | Error) => void)[] = [];
  let begin: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const work: PaidCallHandler = (signal) =>
    new Promise((resolve, reject) => {
      started += 1;
      begin();
      signal.addEventListener('abort', () => reject(signal.reason));
      const finish = (outcome: string | Error) =>
        outcome instanceof Error ? reject(outcome) : resolve(outcome);
      // Work of an earlier call may begin only now.
      if (ended === undefined) ends.push(finish);
      else finish(ended);
    });
  const end = (outcome: string | Error) => {
    ended = outcome;
    for (const one of ends) one(outcome);
  };
  return { work, end, begun, started: () => started };
}

describe('a call', () => {
  test('a failed call costs nothing and may be retried with the same key', async () => {
    const cause = new Error('no class');
    const failed = await paidCalls.execute(createPaidCall('one'), createOpenSignal(), () =>
      Promise.reject(cause),
    );
    expect(failed).toEqual({ kind: 'failed', cause });
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(5);
    const again = await paidCalls.execute(createPaidCall('one'), createOpenSignal(), async () => 'class');
    expect(again).toEqual({ kind: 'answered', answer: 'class' });
  });

  test('a call is aborted and costs nothing when its client disconnects', async () => {
    const { work, begun } = createHeldWork();
    const client = new AbortController();
    const outcome = paidCalls.execute(createPaidCall('one'), client.signal, work);
    await begun;
    client.abort();
    expect(await outcome).toEqual({ kind: 'client-disconnected' });
    await paidCalls.waitUntilIdle();
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(5);
  });

  test('a call of a client that has disconnected costs nothing', async () => {
    await paidCalls.execute(createPaidCall('one'), AbortSignal.abort(), async () => 'class');
    await paidCalls.waitUntilIdle();
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(5);
  });

  test('a call that finishes just after its client disconnected is refunded', async () => {
    const client = new AbortController();
    await paidCalls.execute(createPaidCall('one'), client.signal, async () => {
      client.abort();
      return 'class';
    });
    await paidCalls.waitUntilIdle();
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(5);
  });
});

describe('the same key again', () => {
  test('a repeated key waits for the call in progress: one run, one charge, the same response', async () => {
    const { work, end, begun, started } = createHeldWork();
    const first = paidCalls.execute(createPaidCall('one'), createOpenSignal(), work);
    const second = paidCalls.execute(createPaidCall('one'), createOpenSignal(), work);
    await begun;
    end('class');
    expect(await first).toEqual({ kind: 'answered', answer: 'class' });
    expect(await second).toEqual({ kind: 'answered', answer: 'class' });
    expect(started()).toBe(1);
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(4);
  });

  test('a call continues when only the first of its clients disconnects', async () => {
    const { work, end, begun } = createHeldWork();
    const first = new AbortController();
    const left = paidCalls.execute(createPaidCall('one'), first.signal, work);
    const second = paidCalls.execute(createPaidCall('one'), createOpenSignal(), work);
    await begun;
    first.abort();
    expect(await left).toEqual({ kind: 'client-disconnected' });
    end('class');
    expect(await second).toEqual({ kind: 'answered', answer: 'class' });
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(4);
  });

  test('a repeated key begins again after the first call was aborted and refunded', async () => {
    const { work, begun } = createHeldWork();
    const client = new AbortController();
    const first = paidCalls.execute(createPaidCall('one'), client.signal, work);
    await begun;
    client.abort();
    const second = await paidCalls.execute(createPaidCall('one'), createOpenSignal(), async () => 'class');
    expect(await first).toEqual({ kind: 'client-disconnected' });
    expect(second).toEqual({ kind: 'answered', answer: 'class' });
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(4);
  });

  test('a repeated key is rejected for another kind of call in progress', async () => {
    const { work, end, begun } = createHeldWork();
    const first = paidCalls.execute(createPaidCall('one'), createOpenSignal(), work);
    await begun;
    const other = await paidCalls.execute(
      createPaidCall('one', { kind: 'submit-answer' }),
      createOpenSignal(),
      work,
    );
    expect(other).toEqual({ kind: 'key-taken' });
    end('class');
    await first;
  });
});

test('in any order of successes, failures, repeats and aborts the used credits are the distinct answered keys', async () => {
  const request = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    ending: fc.constantFrom('answer', 'answer', 'fail', 'never'),
    /** After how many turns of the event loop the client disconnects; work that never ends waits for that. */
    leavesAfter: fc.oneof(fc.nat({ max: 8 }), fc.constant(100)),
    turns: fc.nat({ max: 4 }),
  });
  const waitTurns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
  };
  let learner = 0;
  await forAllAsync(60, fc.array(fc.array(request, { maxLength: 6 }), { maxLength: 6 }), async (rounds) => {
    const uid = `learner ${learner++}`;
    const answered = new Set<string>();
    for (const round of rounds) {
      await Promise.all(
        round.map(async ({ key, ending, leavesAfter, turns }) => {
          const client = new AbortController();
          void waitTurns(leavesAfter).then(() => client.abort());
          const outcome = await paidCalls.execute(
            createPaidCall(key, { uid }),
            client.signal,
            async (signal) => {
              await waitTurns(turns);
              if (ending === 'fail') throw new Error('no class');
              if (ending === 'never') {
                await new Promise((_, reject) => {
                  if (signal.aborted) reject(signal.reason);
                  signal.addEventListener('abort', () => reject(signal.reason));
                });
              }
              return key;
            },
          );
          if (outcome.kind === 'answered') {
            expect(outcome.answer).toBe(key);
            answered.add(key);
          }
        }),
      );
      await paidCalls.waitUntilIdle();
      const rows = await database.query
        .selectFrom('paid_calls')
        .select(['idempotency_key', 'state'])
        .where('uid', '=', uid)
        .execute();
      const used = DAILY_CREDITS - (await ledger.readRemaining({ uid }, TODAY));
      expect(used).toBeLessThanOrEqual(DAILY_CREDITS);
      expect(rows.filter(({ state }) => state === 'running')).toEqual([]);
      expect(rows.length).toBe(used);
      // Every response was charged, also one stored for a client that had just disconnected.
      for (const key of answered) expect(rows.map((row) => row.idempotency_key)).toContain(key);
    }
  });
});
