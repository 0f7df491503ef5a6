import type { Transaction } from 'kysely';
import { DAILY_CREDITS } from '../../src/domain/limits.ts';
import type { QueryExecutor } from '../database/database.ts';
import type { PaidCallRow, Tables } from '../database/tables.ts';
import { acquireLocks } from '../database/transaction-locks.ts';
import { QUOTAS } from '../rate-limits/quotas.ts';
import { type CreditHolder, getCreditHolders, type Principal } from './credit-holders.ts';

/**
 * The calls that are carried out once per idempotency key, and the credits that each costs. How many may be begun
 * a day bounds what a language model is asked for in vain: a call that is given up costs no credit, but the model
 * was at work.
 */
const PAID_CALL_COSTS = {
  'generate-class': { credits: 1, begun: 'classes_begun', maxBegun: QUOTAS.classesBegunByLearner.limit },
  'submit-answer': { credits: 0, begun: 'answers_begun', maxBegun: QUOTAS.answersBegunByLearner.limit },
} as const;
export type PaidCallKind = keyof typeof PAID_CALL_COSTS;

/** A call of one learner. Learner and key together name it. */
export interface PaidCall extends Principal {
  idempotencyKey: string;
  kind: PaidCallKind;
  /** Whose credits it spends, `YYYY-MM-DD`. */
  localDate: string;
}

/** Keeps these credits from being spent or given back by anybody else until the transaction ends. */
export function lockCredits(db: Transaction<Tables>, holders: readonly string[]): Promise<void> {
  return acquireLocks(db, ...holders.map((holder) => `credits of ${holder}`));
}

export function getHolderNames(holders: readonly CreditHolder[]): string[] {
  return holders.map(({ name }) => name);
}

/** Takes the call's credits and counts it as begun, unless the day has too few left. In a transaction that holds them. */
export async function chargeCredits(
  db: Transaction<Tables>,
  call: PaidCall,
): Promise<'charged' | 'no-credit' | 'too-many-begun'> {
  const { credits, begun, maxBegun } = PAID_CALL_COSTS[call.kind];
  const holders = getCreditHolders(call, call.localDate);
  // Makes the rows that are not there.
  const days = await db
    .insertInto('credit_days')
    .values(
      holders.map(({ name }) => ({
        holder: name,
        local_date: call.localDate,
        used: 0,
        classes_begun: 0,
        answers_begun: 0,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['holder', 'local_date'])
        .doUpdateSet((row) => ({ used: row.ref('credit_days.used') })),
    )
    .returning(['holder', 'used', begun])
    .execute();
  const shareOf = (name: string) => holders.find((holder) => holder.name === name)?.learnerCount ?? 0;
  if (days.some(({ holder, used }) => used + credits > DAILY_CREDITS * shareOf(holder))) return 'no-credit';
  if (days.some((day) => day[begun] >= maxBegun * shareOf(day.holder))) return 'too-many-begun';
  await db
    .updateTable('credit_days')
    .set((row) => ({ used: row('used', '+', credits), [begun]: row(begun, '+', 1) }))
    .where('holder', 'in', getHolderNames(holders))
    .where('local_date', '=', call.localDate)
    .execute();
  return 'charged';
}

/** What of a call says whose credits it has spent. */
export type ChargedCall = Pick<PaidCallRow, 'uid' | 'email_holder' | 'local_date' | 'kind'>;

/** Those whose days a call was charged to. */
export function getChargedHolders({ uid, email_holder }: ChargedCall): string[] {
  return email_holder === null ? [uid] : [uid, email_holder];
}

/** Gives the credits back that a call has spent; it stays counted as begun. In a transaction that holds them. */
export async function refundCredits(db: QueryExecutor, call: ChargedCall): Promise<void> {
  const cost = PAID_CALL_COSTS[call.kind as PaidCallKind]?.credits ?? 0;
  if (cost === 0) return;
  await db
    .updateTable('credit_days')
    .set((row) => ({ used: row('used', '-', cost) }))
    .where('holder', 'in', getChargedHolders(call))
    .where('local_date', '=', call.local_date)
    .where('used', '>=', cost)
    .execute();
}
