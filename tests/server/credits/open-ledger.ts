import type { PaidCall } from '../../../server/credits/credit-days.ts';
import { type CreditLedger, createCreditLedger } from '../../../server/credits/credit-ledger.ts';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { openTestDatabase } from '../database/test-database.ts';

export const TODAY = '2025-03-01';

/** A ledger over an empty database, for the process `here`. */
export async function openLedger(): Promise<{ database: ArcadeDatabase; ledger: CreditLedger }> {
  const database = await openTestDatabase();
  return { database, ledger: createCreditLedger(database, 'here') };
}

/** Ana's class of today, by default. */
export const createPaidCall = (idempotencyKey: string, over: Partial<PaidCall> = {}): PaidCall => ({
  uid: 'ana',
  kind: 'generate-class',
  localDate: TODAY,
  idempotencyKey,
  ...over,
});
