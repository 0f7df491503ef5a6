import {
  type CreditLedger,
  createCreditLedger,
  type PaidCall,
} from '../../../server/credits/credit-ledger.ts';
import { type ArcadeDatabase, openDatabase } from '../../../server/database/database.ts';

export const TODAY = '2025-03-01';

/** A ledger over a database in memory. */
export async function openLedger(): Promise<{ database: ArcadeDatabase; ledger: CreditLedger }> {
  const database = await openDatabase(':memory:');
  return { database, ledger: createCreditLedger(database) };
}

/** A class of Ana's today, unless told otherwise. */
export const call = (idempotencyKey: string, over: Partial<PaidCall> = {}): PaidCall => ({
  uid: 'ana',
  kind: 'generate-class',
  localDate: TODAY,
  idempotencyKey,
  ...over,
});
