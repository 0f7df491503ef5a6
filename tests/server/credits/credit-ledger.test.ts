import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type CreditLedger,
  createCreditLedger,
  type PaidCall,
} from '../../../server/credits/credit-ledger.ts';
import { type ArcadeDatabase, openDatabase } from '../../../server/database/database.ts';
import { DAILY_CREDITS } from '../../../src/domain/limits.ts';

const TODAY = '2025-03-01';
let database: ArcadeDatabase;
let ledger: CreditLedger;

beforeEach(async () => {
  database = await openDatabase(':memory:');
  ledger = createCreditLedger(database);
});
afterEach(() => database.close());

const call = (idempotencyKey: string, over: Partial<PaidCall> = {}): PaidCall => ({
  uid: 'ana',
  kind: 'generate-class',
  localDate: TODAY,
  idempotencyKey,
  ...over,
});

async function spendAll(): Promise<void> {
  for (let index = 0; index < DAILY_CREDITS; index++) await ledger.begin(call(`class ${index}`), 0);
}

describe('credits', () => {
  test('are five for a learner who was never here', async () => {
    expect(await ledger.remaining({ uid: 'ana' }, TODAY)).toBe(5);
  });

  test('go down by one when a class is begun', async () => {
    expect(await ledger.begin(call('one'), 0)).toEqual({ kind: 'begun' });
    expect(await ledger.remaining({ uid: 'ana' }, TODAY)).toBe(4);
  });

  test('are refused when five are spent, and the refused call leaves no trace', async () => {
    await spendAll();
    expect(await ledger.begin(call('sixth'), 0)).toEqual({ kind: 'no-credit' });
    expect(await ledger.remaining({ uid: 'ana' }, TODAY)).toBe(0);
    await ledger.refund(call('class 0'));
    expect(await ledger.begin(call('sixth'), 0)).toEqual({ kind: 'begun' });
  });

  test('are counted per learner', async () => {
    await spendAll();
    expect(await ledger.remaining({ uid: 'ben' }, TODAY)).toBe(5);
  });

  test('are counted per local date', async () => {
    await spendAll();
    expect(await ledger.begin(call('tomorrow', { localDate: '2025-03-02' }), 0)).toEqual({ kind: 'begun' });
  });

  test('are not spent by an answer, even when none is left', async () => {
    await spendAll();
    expect(await ledger.begin(call('answer', { kind: 'submit-answer' }), 0)).toEqual({ kind: 'begun' });
    await ledger.refund(call('answer', { kind: 'submit-answer' }));
    expect(await ledger.remaining({ uid: 'ana' }, TODAY)).toBe(0);
  });

  test('come back with a refund, once', async () => {
    await ledger.begin(call('one'), 0);
    await ledger.begin(call('two'), 0);
    await ledger.refund(call('one'));
    await ledger.refund(call('one'));
    expect(await ledger.remaining({ uid: 'ana' }, TODAY)).toBe(4);
  });

  test('do not come back for a class that was finished', async () => {
    await ledger.begin(call('one'), 0);
    await ledger.finish(call('one'), '{}');
    await ledger.refund(call('one'));
    expect(await ledger.remaining({ uid: 'ana' }, TODAY)).toBe(4);
  });
});

describe('a repeated key', () => {
  test('gives the kept answer without another charge, also on the next day', async () => {
    await ledger.begin(call('one'), 0);
    await ledger.finish(call('one'), '{"class_plan":"x"}');
    const again = await ledger.begin(call('one', { localDate: '2025-03-02' }), 0);
    expect(again).toEqual({ kind: 'answered', answer: '{"class_plan":"x"}' });
    expect(await ledger.remaining({ uid: 'ana' }, TODAY)).toBe(4);
    expect(await ledger.remaining({ uid: 'ana' }, '2025-03-02')).toBe(5);
  });

  test('finds a call that is under way', async () => {
    await ledger.begin(call('one'), 0);
    expect(await ledger.begin(call('one'), 0)).toEqual({ kind: 'running' });
    expect(await ledger.remaining({ uid: 'ana' }, TODAY)).toBe(4);
  });

  test('is refused for another kind of call', async () => {
    await ledger.begin(call('one'), 0);
    expect(await ledger.begin(call('one', { kind: 'submit-answer' }), 0)).toEqual({ kind: 'key-taken' });
  });

  test('of another learner means nothing', async () => {
    await ledger.begin(call('one'), 0);
    expect(await ledger.begin(call('one', { uid: 'ben' }), 0)).toEqual({ kind: 'begun' });
  });

  test('is free again after a refund', async () => {
    await ledger.begin(call('one'), 0);
    await ledger.refund(call('one'));
    expect(await ledger.begin(call('one'), 0)).toEqual({ kind: 'begun' });
  });
});

describe('after a crash', () => {
  test('what was begun before the start and never ended is refunded', async () => {
    await ledger.begin(call('lost'), 100);
    await ledger.begin(call('done'), 100);
    await ledger.finish(call('done'), '{}');
    await ledger.begin(call('new'), 300);
    expect(await ledger.refundUnfinished(200)).toBe(1);
    expect(await ledger.remaining({ uid: 'ana' }, TODAY)).toBe(3);
    expect(await ledger.begin(call('lost'), 300)).toEqual({ kind: 'begun' });
    expect(await ledger.begin(call('new'), 300)).toEqual({ kind: 'running' });
  });
});

test('old answers and days are forgotten, a running call is not', async () => {
  await ledger.begin(call('old', { localDate: '2025-02-01' }), 100);
  await ledger.finish(call('old'), '{}');
  await ledger.begin(call('running'), 100);
  await ledger.forget(200, TODAY);
  expect(await ledger.begin(call('old'), 300)).toEqual({ kind: 'begun' });
  expect(await ledger.begin(call('running'), 300)).toEqual({ kind: 'running' });
  expect(await ledger.remaining({ uid: 'ana' }, '2025-02-01')).toBe(5);
});

test('in any interleaving the count stays between 0 and 5 and is the number of keys begun and not refunded', async () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  const step = fc.record({ kind: fc.constantFrom('begin', 'finish', 'refund'), key });
  let learner = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 12 }), async (rounds) => {
      const uid = `learner ${learner++}`;
      const held = new Map<string, 'running' | 'done'>();
      for (const round of rounds) {
        // The steps of a round are started together, as requests arrive.
        const outcomes = await Promise.all(
          round.map(async ({ kind, key: name }) => {
            const one = call(name, { uid });
            if (kind === 'begin') return { name, begun: await ledger.begin(one, 0) };
            await (kind === 'finish' ? ledger.finish(one, `"${name}"`) : ledger.refund(one));
            return { name, ended: kind };
          }),
        );
        for (const outcome of outcomes) {
          if (outcome.begun?.kind === 'begun') held.set(outcome.name, 'running');
          const state = held.get(outcome.name);
          if (outcome.ended === 'finish' && state === 'running') held.set(outcome.name, 'done');
          if (outcome.ended === 'refund' && state === 'running') held.delete(outcome.name);
        }
        const used = DAILY_CREDITS - (await ledger.remaining({ uid }, TODAY));
        expect(used).toBeGreaterThanOrEqual(0);
        expect(used).toBeLessThanOrEqual(DAILY_CREDITS);
        expect(used).toBe(held.size);
      }
    }),
    { numRuns: 100 },
  );
});
