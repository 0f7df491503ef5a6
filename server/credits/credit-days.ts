import type { Transaction } from 'kysely';
import { DAILY_CREDITS } from '../../src/domain/limits.ts';
import type { QueryExecutor } from '../database/database.ts';
import type { PaidCallRow, Tables } from '../database/tables.ts';
import { acquireLocks } from '../database/transaction-locks.ts';
import { QUOTAS } from '../rate-limits/quotas.ts';
import { type CreditHolder, getCreditHolders, type Principal } from './credit-holders.ts';

/**
 * The calls that run once per idempotency key: the credits that each costs, and how many may be begun a day,
 * in which column of `credit_days`.
 */
const PAID_CALL_COSTS = {
  'generate-class': {
    credits: 1,
    begunColumn: 'classes_begun',
    maxBegun: QUOTAS.classesBegunByLearner.limit,
  },
  'submit-answer': { credits: 0, begunColumn: 'answers_begun', maxBegun: QUOTAS.answersBegunByLearner.limit },
} as const;
export type PaidCallKind = keyof typeof PAID_CALL_COSTS;

/** A call of one learner, identified by learner and key together. */
export interface PaidCall extends Principal {
  idempotencyKey: string;
  kind: PaidCallKind;
  /** The date of the credits that it spends, `YYYY-MM-DD`. */
  localDate: string;
}

/** Locks the holders' credits until the transaction ends. */
export function lockCredits(db: Transaction<Tables>, holders: readonly string[]): Promise<void> {
  return acquireLocks(db, ...holders.map((holder) => `credits of ${holder}`));
}

export function getHolderNames(holders: readonly CreditHolder[]): string[] {
  return holders.map(({ name }) => name);
}

/**
 * Charges the call's credits and counts it as begun, unless the day has too few left. Needs `lockCredits`
 * before.
 */
export async function chargeCredits(
  db: Transaction<Tables>,
  call: PaidCall,
): Promise<'charged' | 'no-credit' | 'too-many-begun'> {
  const { credits, begunColumn, maxBegun } = PAID_CALL_COSTS[call.kind];
  const holders = getCreditHolders(call, call.localDate);
  // Inserts missing rows. Those that exist are updated to what they are, so that they are returned, too.
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
    .returning(['holder', 'used', begunColumn])
    .execute();
  const getAllowances = (name: string) => holders.find((holder) => holder.name === name)?.allowances ?? 0;
  if (days.some(({ holder, used }) => used + credits > DAILY_CREDITS * getAllowances(holder)))
    return 'no-credit';
  if (days.some((day) => day[begunColumn] >= maxBegun * getAllowances(day.holder))) return 'too-many-begun';
  await db
    .updateTable('credit_days')
    .set((row) => ({ used: row('used', '+', credits), [begunColumn]: row(begunColumn, '+', 1) }))
    .where('holder', 'in', getHolderNames(holders))
    .where('local_date', '=', call.localDate)
    .execute();
  return 'charged';
}

/** What determines the holders that a stored call was charged to. */
export type ChargedCall = Pick<PaidCallRow, 'uid' | 'email_holder' | 'local_date' | 'kind'>;

/** The names of the holders that a call was charged to: `email_holder` has those besides the learner's. */
export function getChargedHolders({ uid, email_holder }: ChargedCall): string[] {
  return [uid, ...(email_holder?.split(' ') ?? [])];
}

/** Refunds the credits of a call, which stays counted as begun. Needs `lockCredits` before. */
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
