import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CreditLedger, createCreditLedger, LEASE_MS } from '../../../server/credits/credit-ledger.ts';
import { createPaidCalls, type PaidCalls } from '../../../server/credits/paid-calls.ts';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { openPostgres } from '../../../server/database/postgres-database.ts';
import { call, TODAY } from '../credits/open-ledger.ts';
import { newPostgresDatabase } from '../database/test-database.ts';

/** Three processes with connections, a ledger and calls of their own, on one database. */

interface Process {
  database: ArcadeDatabase;
  ledger: CreditLedger;
  paidCalls: PaidCalls;
}

const NAMES = ['first', 'second', 'third'];
let processes: Process[];
let living: Process[];
let now: number;

beforeEach(async () => {
  now = 0;
  const address = await newPostgresDatabase();
  // All at once, so that they meet over the empty database.
  processes = await Promise.all(
    NAMES.map(async (name) => {
      const database = await openPostgres(address, 6);
      const ledger = createCreditLedger(database, name);
      return { database, ledger, paidCalls: createPaidCalls(ledger, () => now) };
    }),
  );
  living = processes;
});
afterEach(() => Promise.all(processes.map(({ database }) => database.close())));

const at = (index: number): Process => {
  const process = living[index % living.length];
  if (!process) throw new Error('There is no process.');
  return process;
};
const stays = () => new AbortController().signal;
const never = () => new Promise<string>(() => {});

/** Asks again, as the app does, until the call is answered or the day's credits are spent. */
async function insist(index: number): Promise<string> {
  for (;;) {
    const { kind } = await at(index).paidCalls.carryOut(call(`class ${index}`), stays(), async () => 'class');
    if (kind !== 'busy') return kind;
    await new Promise(setImmediate);
  }
}

async function insistAll(): Promise<string[]> {
  const outcomes = await Promise.all(Array.from({ length: 200 }, (_, index) => insist(index)));
  return outcomes.filter((outcome) => outcome === 'answered');
}

test('200 classes that one learner asks three processes for are five', async () => {
  expect(await insistAll()).toHaveLength(5);
  expect(await at(0).ledger.remaining({ uid: 'ana' }, TODAY)).toBe(0);
});

test('one key that three processes are asked for at once is paid for once', async () => {
  const asked = processes.map(({ paidCalls }) =>
    paidCalls.carryOut(call('one'), stays(), async () => 'class'),
  );
  const kinds = (await Promise.all(asked)).map(({ kind }) => kind);
  expect(kinds).toContain('answered');
  expect(new Set([...kinds, 'answered', 'running'])).toEqual(new Set(['answered', 'running']));
  expect(await at(0).ledger.remaining({ uid: 'ana' }, TODAY)).toBe(4);
});

describe('two processes that die at work', () => {
  beforeEach(async () => {
    for (const index of [1, 2]) void at(index).paidCalls.carryOut(call(`lost ${index}`), stays(), never);
    void at(0).paidCalls.carryOut(call('long', { uid: 'ben' }), stays(), never);
    for (const key of ['lost 1', 'lost 2']) await begun('ana', key);
    await begun('ben', 'long');
  });

  async function begun(uid: string, key: string): Promise<void> {
    const row = () =>
      at(0)
        .database.query.selectFrom('paid_calls')
        .select('state')
        .where('uid', '=', uid)
        .where('idempotency_key', '=', key)
        .executeTakeFirst();
    await expect.poll(row, { timeout: 20_000 }).toEqual({ state: 'running' });
  }

  /** The one that lives on renews what it is at work on; the others do not any more. */
  async function leasesLapse(): Promise<void> {
    for (let beat = 0; beat < 5; beat += 1) {
      now += LEASE_MS / 4;
      await at(0).paidCalls.renew();
    }
  }

  test('have their calls refunded by the third, which keeps its own', async () => {
    await leasesLapse();
    expect(await at(0).ledger.remaining({ uid: 'ana' }, TODAY)).toBe(5);
    expect(await at(0).ledger.remaining({ uid: 'ben' }, TODAY)).toBe(4);
  });

  test('leave exactly five classes for their learner', async () => {
    await leasesLapse();
    // Two more of this learner's are still in those processes' memory, as if they only hung.
    living = [at(0)];
    expect(await insistAll()).toHaveLength(5);
  });
});
