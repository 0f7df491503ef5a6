import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaidCall } from '../../../server/credits/credit-days.ts';
import { type CreditLedger, createCreditLedger, LEASE_MS } from '../../../server/credits/credit-ledger.ts';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { DAILY_CREDITS } from '../../../src/domain/limits.ts';
import { forAllAsync } from '../../for-all.ts';
import { createPaidCall, openLedger, TODAY } from './open-ledger.ts';

let database: ArcadeDatabase;
let ledger: CreditLedger;

beforeEach(async () => {
  ({ database, ledger } = await openLedger());
});

async function spendAll(): Promise<void> {
  for (let index = 0; index < DAILY_CREDITS; index++) await ledger.begin(createPaidCall(`class ${index}`), 0);
}

describe('credits', () => {
  test('a call is rejected without a trace when five credits are spent', async () => {
    await spendAll();
    expect(await ledger.begin(createPaidCall('sixth'), 0)).toEqual({ kind: 'no-credit' });
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(0);
    await ledger.refund(createPaidCall('class 0'));
    expect(await ledger.begin(createPaidCall('sixth'), 0)).toEqual({ kind: 'begun' });
  });

  test('credits are counted per learner', async () => {
    await spendAll();
    expect(await ledger.readRemaining({ uid: 'ben' }, TODAY)).toBe(5);
  });

  test('credits are counted per local date', async () => {
    await spendAll();
    expect(await ledger.begin(createPaidCall('tomorrow', { localDate: '2025-03-02' }), 0)).toEqual({
      kind: 'begun',
    });
  });

  test('an answer costs no credit and works with none left', async () => {
    await spendAll();
    expect(await ledger.begin(createPaidCall('answer', { kind: 'submit-answer' }), 0)).toEqual({
      kind: 'begun',
    });
    await ledger.refund(createPaidCall('answer', { kind: 'submit-answer' }));
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(0);
  });

  test('a refund returns the credit once', async () => {
    await ledger.begin(createPaidCall('one'), 0);
    await ledger.begin(createPaidCall('two'), 0);
    await ledger.refund(createPaidCall('one'));
    await ledger.refund(createPaidCall('one'));
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(4);
  });

  test('a finished class is not refunded', async () => {
    await ledger.begin(createPaidCall('one'), 0);
    await ledger.finish(createPaidCall('one'), '{}');
    await ledger.refund(createPaidCall('one'));
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(4);
  });
});

describe('the guests of one address', () => {
  const addressGroup = { ipAddress: '203.0.113.1', allowances: 2 };

  /** The number of classes that guests get, each calling until rejected. */
  async function countClasses(guests: number, share = addressGroup): Promise<number> {
    let begun = 0;
    for (let guest = 0; guest < guests; guest++) {
      for (let index = 0; index < DAILY_CREDITS; index++) {
        const one = createPaidCall(`class ${index}`, { uid: `guest-${guest}`, addressGroup: share });
        if ((await ledger.begin(one, 0)).kind === 'begun') begun += 1;
      }
    }
    return begun;
  }

  test('the guests of an address share the credits of a fixed number of learners', async () => {
    expect(await countClasses(5)).toBe(2 * DAILY_CREDITS);
    expect(await ledger.readRemaining({ uid: 'one more', addressGroup }, TODAY)).toBe(0);
  });

  test('guests take no credits from learners, guests elsewhere or the next day', async () => {
    await countClasses(3);
    expect(await ledger.readRemaining({ uid: 'ana', email: 'ana@example.org' }, TODAY)).toBe(DAILY_CREDITS);
    const elsewhere = { ...addressGroup, ipAddress: '198.51.100.7' };
    expect(await ledger.readRemaining({ uid: 'guest', addressGroup: elsewhere }, TODAY)).toBe(DAILY_CREDITS);
    expect(await ledger.readRemaining({ uid: 'guest', addressGroup }, '2025-03-02')).toBe(DAILY_CREDITS);
  });

  test('each guest has five credits while enough are left', async () => {
    expect(await countClasses(1)).toBe(DAILY_CREDITS);
    expect(await ledger.begin(createPaidCall('sixth', { uid: 'guest-0', addressGroup }), 0)).toEqual({
      kind: 'no-credit',
    });
    expect(await ledger.readRemaining({ uid: 'guest-1', addressGroup }, TODAY)).toBe(DAILY_CREDITS);
  });

  test('a failed class of a guest is refunded to the address', async () => {
    await countClasses(2);
    await ledger.refund(createPaidCall('class 0', { uid: 'guest-0', addressGroup }));
    expect(await ledger.readRemaining({ uid: 'guest-2', addressGroup }, TODAY)).toBe(1);
  });

  test('a failed class of a learner with an unconfirmed e-mail is refunded to all who were charged', async () => {
    const learner = { uid: 'ana', email: 'ana@example.org', addressGroup };
    await ledger.begin(createPaidCall('one', learner), 0);
    await ledger.refund(createPaidCall('one', learner));
    const used = await database.query.selectFrom('credit_days').select('used').execute();
    expect(used).toEqual([{ used: 0 }, { used: 0 }, { used: 0 }]);
  });

  test('the ledger does not store the address of guests', async () => {
    await countClasses(1);
    const days = await database.query.selectFrom('credit_days').select('holder').execute();
    expect(JSON.stringify(days)).not.toContain(addressGroup.ipAddress);
  });
});

describe('calls that were begun without a result', () => {
  async function giveUp(times: number, kind: PaidCall['kind']): Promise<string[]> {
    const outcomes: string[] = [];
    for (let index = 0; index < times; index++) {
      const one = createPaidCall(`${kind} ${index}`, { kind });
      outcomes.push((await ledger.begin(one, 0)).kind);
      await ledger.refund(one);
    }
    return outcomes;
  }

  test.each([
    ['generate-class', 15],
    ['submit-answer', 40],
  ] as const)('calls of the kind %s end after %i a day, even with credits left', async (kind, most) => {
    const outcomes = await giveUp(most + 10, kind);
    expect(outcomes.filter((outcome) => outcome === 'begun')).toHaveLength(most);
    expect(outcomes.slice(most)).toEqual(Array(10).fill('too-many-begun'));
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(DAILY_CREDITS);
    expect(await ledger.begin(createPaidCall('next', { kind, localDate: '2025-03-02' }), 0)).toEqual({
      kind: 'begun',
    });
  });

  test('calls begun of one kind do not limit the other', async () => {
    await giveUp(20, 'generate-class');
    expect(await ledger.begin(createPaidCall('answer', { kind: 'submit-answer' }), 0)).toEqual({
      kind: 'begun',
    });
  });
});

describe("a day's credits", () => {
  const ana = { uid: 'ana', email: 'ana@example.org' };

  async function spendCredits(count: number, learner: { uid: string; email: string }): Promise<void> {
    for (let index = 0; index < count; index++)
      await ledger.begin(createPaidCall(`${learner.email} ${index}`, learner), 0);
  }

  test('credits stay spent for an e-mail that registers again', async () => {
    await spendCredits(2, ana);
    expect(await ledger.readRemaining({ ...ana, uid: 'ana-again' }, TODAY)).toBe(3);
    expect(await ledger.readRemaining({ ...ana, uid: 'ana-again' }, '2025-03-02')).toBe(5);
  });

  test('credits stay spent for an account that changes its e-mail', async () => {
    await spendCredits(2, ana);
    expect(await ledger.readRemaining({ ...ana, email: 'other@example.org' }, TODAY)).toBe(3);
  });

  test('the holder with the fewest credits decides, and a refund goes to both', async () => {
    await spendCredits(3, ana);
    await spendCredits(2, { uid: 'ben', email: ana.email });
    expect((await ledger.begin(createPaidCall('sixth', ana), 0)).kind).toBe('no-credit');
    expect(
      (await ledger.begin(createPaidCall('ninth', { uid: 'ben', email: 'ben@example.org' }), 0)).kind,
    ).toBe('begun');
    await ledger.refundLapsed(LEASE_MS + 1);
    expect(await ledger.readRemaining(ana, TODAY)).toBe(5);
    expect(await ledger.readRemaining({ uid: 'ben', email: 'ben@example.org' }, TODAY)).toBe(5);
  });

  test('holder names reveal neither the e-mail nor which days belong together', async () => {
    await spendCredits(1, ana);
    await ledger.begin(createPaidCall('tomorrow', { ...ana, localDate: '2025-03-02' }), 0);
    const rows = await database.query.selectFrom('credit_days').select('holder').execute();
    const names = rows.map(({ holder }) => holder).filter((holder) => holder !== 'ana');
    expect(new Set(names).size).toBe(2);
    expect(names.join()).not.toContain('ana');
  });
});

describe('a repeated key', () => {
  test('a repeated key returns the stored response without another charge, also on the next day', async () => {
    await ledger.begin(createPaidCall('one'), 0);
    await ledger.finish(createPaidCall('one'), '{"class_plan":"x"}');
    const again = await ledger.begin(createPaidCall('one', { localDate: '2025-03-02' }), 0);
    expect(again).toEqual({ kind: 'answered', answer: '{"class_plan":"x"}' });
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(4);
    expect(await ledger.readRemaining({ uid: 'ana' }, '2025-03-02')).toBe(5);
  });

  test('a repeated key of another kind of call is rejected', async () => {
    await ledger.begin(createPaidCall('one'), 0);
    expect(await ledger.begin(createPaidCall('one', { kind: 'submit-answer' }), 0)).toEqual({
      kind: 'key-taken',
    });
  });

  test('a key of another learner is independent', async () => {
    await ledger.begin(createPaidCall('one'), 0);
    expect(await ledger.begin(createPaidCall('one', { uid: 'ben' }), 0)).toEqual({ kind: 'begun' });
  });
});

describe('a call that its process does not end', () => {
  const createOtherLedger = () => createCreditLedger(database, 'elsewhere');

  test('an unfinished call is refunded when its lease has lapsed, and only then', async () => {
    await ledger.begin(createPaidCall('lost'), 100);
    await ledger.begin(createPaidCall('done'), 100);
    await ledger.finish(createPaidCall('done'), '{}');
    expect(await createOtherLedger().refundLapsed(100 + LEASE_MS)).toBe(0);
    expect(await createOtherLedger().refundLapsed(101 + LEASE_MS)).toBe(1);
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(4);
    expect(await ledger.begin(createPaidCall('lost'), 300)).toEqual({ kind: 'begun' });
  });

  test('a renewed lease does not lapse', async () => {
    await ledger.begin(createPaidCall('long'), 0);
    await ledger.renewLeases([createPaidCall('long')], LEASE_MS);
    expect(await createOtherLedger().refundLapsed(2 * LEASE_MS)).toBe(0);
    expect(await createOtherLedger().begin(createPaidCall('long'), 2 * LEASE_MS)).toEqual({
      kind: 'running',
    });
  });

  test('only the process of a call can renew its lease', async () => {
    await ledger.begin(createPaidCall('long'), 0);
    await createOtherLedger().renewLeases([createPaidCall('long')], LEASE_MS);
    expect(await createOtherLedger().refundLapsed(LEASE_MS + 1)).toBe(1);
  });

  test('a retry after a lapsed lease begins again and pays once', async () => {
    await ledger.begin(createPaidCall('lost'), 0);
    expect(await createOtherLedger().begin(createPaidCall('lost'), LEASE_MS + 1)).toEqual({ kind: 'begun' });
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(4);
  });

  test('a call that finishes after its lease lapsed returns no response and takes no credit', async () => {
    await ledger.begin(createPaidCall('slow'), 0);
    await createOtherLedger().begin(createPaidCall('slow'), LEASE_MS + 1);
    expect(await ledger.finish(createPaidCall('slow'), '{}')).toBe('lapsed');
    await ledger.refund(createPaidCall('slow'));
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(4);
    expect(await createOtherLedger().finish(createPaidCall('slow'), '{}')).toBe('kept');
  });

  test('a lapsed call is refunded once, even by several processes', async () => {
    for (const key of ['one', 'two', 'three']) await ledger.begin(createPaidCall(key), 0);
    const counts = await Promise.all(
      [ledger, createOtherLedger()].map((one) => one.refundLapsed(LEASE_MS + 1)),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(5);
  });
});

describe('a learner who is forgotten', () => {
  test('a deleted learner leaves no call and no response', async () => {
    await ledger.begin(createPaidCall('one'), 0);
    await ledger.finish(createPaidCall('one'), '{}');
    await ledger.deleteLearnerCalls('ana');
    expect(await database.query.selectFrom('paid_calls').selectAll().execute()).toEqual([]);
  });

  test('deleting the calls of a learner brings no credits', async () => {
    await spendAll();
    await ledger.deleteLearnerCalls('ana');
    expect(await ledger.begin(createPaidCall('sixth'), 0)).toEqual({ kind: 'no-credit' });
  });

  test('deleting a learner leaves others unchanged', async () => {
    await ledger.begin(createPaidCall('one', { uid: 'ben' }), 0);
    await ledger.deleteLearnerCalls('ana');
    expect((await ledger.begin(createPaidCall('one', { uid: 'ben' }), 0)).kind).toBe('running');
  });
});

test('old responses and days are deleted, and running calls are not', async () => {
  await ledger.begin(createPaidCall('old', { localDate: '2025-02-01' }), 100);
  await ledger.finish(createPaidCall('old'), '{}');
  await ledger.begin(createPaidCall('running'), 100);
  await ledger.deleteExpired(200, TODAY);
  expect(await ledger.begin(createPaidCall('old'), 300)).toEqual({ kind: 'begun' });
  expect(await ledger.begin(createPaidCall('running'), 300)).toEqual({ kind: 'running' });
  expect(await ledger.readRemaining({ uid: 'ana' }, '2025-02-01')).toBe(5);
});

test('in any interleaving the used credits are between 0 and 5 and equal the keys begun and not refunded', async () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  const step = fc.record({ kind: fc.constantFrom('begin', 'finish', 'refund'), key });
  let learner = 0;
  await forAllAsync(fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 12 }), async (rounds) => {
    const uid = `learner ${learner++}`;
    const held = new Map<string, 'running' | 'done'>();
    for (const steps of rounds) {
      // Started together, like requests; the outcome of a key's begin and refund depends on their order.
      const round = steps.filter((step) => step.kind === steps.find((first) => first.key === step.key)?.kind);
      const outcomes = await Promise.all(
        round.map(async ({ kind, key: name }) => {
          const one = createPaidCall(name, { uid });
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
      const used = DAILY_CREDITS - (await ledger.readRemaining({ uid }, TODAY));
      expect(used).toBeGreaterThanOrEqual(0);
      expect(used).toBeLessThanOrEqual(DAILY_CREDITS);
      expect(used).toBe(held.size);
    }
  });
});
