import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CreditLedger, createCreditLedger, LEASE_MS } from '../../../server/credits/credit-ledger.ts';
import { createPaidCalls, type PaidCalls } from '../../../server/credits/paid-calls.ts';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { openPostgres } from '../../../server/database/postgres-database.ts';
import { createPaidCall, TODAY } from '../credits/open-ledger.ts';
import { createPostgresDatabase } from '../database/test-database.ts';

/** Credits of three server processes on one database, each with its own connections, ledger and calls. */

interface Process {
  database: ArcadeDatabase;
  ledger: CreditLedger;
  paidCalls: PaidCalls;
}

const NAMES = ['first', 'second', 'third'];
let processes: Process[];
let now: number;

beforeEach(async () => {
  now = 0;
  const address = await createPostgresDatabase();
  // Opened together, so that they compete for the empty database.
  processes = await Promise.all(
    NAMES.map(async (name) => {
      const database = await openPostgres(address, 6);
      const ledger = createCreditLedger(database, name);
      return { database, ledger, paidCalls: createPaidCalls(ledger, () => now) };
    }),
  );
});
afterEach(() => Promise.all(processes.map(({ database }) => database.close())));

const getProcess = (index: number): Process => {
  const process = processes[index];
  if (!process) throw new Error('There is no process.');
  return process;
};
const createOpenSignal = () => new AbortController().signal;
const waitForever = () => new Promise<string>(() => {});

test('one key in three processes at a time is charged once', async () => {
  const asked = processes.map(({ paidCalls }) =>
    paidCalls.execute(createPaidCall('one'), createOpenSignal(), async () => 'class'),
  );
  const kinds = (await Promise.all(asked)).map(({ kind }) => kind);
  expect(kinds).toContain('answered');
  expect(new Set([...kinds, 'answered', 'running'])).toEqual(new Set(['answered', 'running']));
  expect(await getProcess(0).ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(4);
});

async function waitUntilBegun(uid: string, key: string): Promise<void> {
  const readRow = () =>
    getProcess(0)
      .database.query.selectFrom('paid_calls')
      .select('state')
      .where('uid', '=', uid)
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
  await expect.poll(readRow, { timeout: 20_000 }).toEqual({ state: 'running' });
}

test('the calls of two killed processes are refunded by the third, which keeps its own', async () => {
  for (const index of [1, 2])
    void getProcess(index).paidCalls.execute(
      createPaidCall(`lost ${index}`),
      createOpenSignal(),
      waitForever,
    );
  void getProcess(0).paidCalls.execute(
    createPaidCall('long', { uid: 'ben' }),
    createOpenSignal(),
    waitForever,
  );
  for (const key of ['lost 1', 'lost 2']) await waitUntilBegun('ana', key);
  await waitUntilBegun('ben', 'long');
  // The surviving process renews its leases; the others don't.
  for (let beat = 0; beat < 5; beat += 1) {
    now += LEASE_MS / 4;
    await getProcess(0).paidCalls.renewLeases();
  }
  expect(await getProcess(0).ledger.readRemaining({ uid: 'ana' }, TODAY)).toBe(5);
  expect(await getProcess(0).ledger.readRemaining({ uid: 'ben' }, TODAY)).toBe(4);
});
