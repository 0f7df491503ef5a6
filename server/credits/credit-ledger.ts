import { DAILY_CREDITS } from '../../src/domain/limits.ts';
import type { ArcadeDatabase, Queries } from '../database/database.ts';
import { emailHolder, type Learner } from './credit-holders.ts';

/**
 * The calls that are carried out once per idempotency key, and the credits that each costs. How many may be begun
 * a day bounds what a language model is asked for in vain: a call that is given up costs no credit, but the model
 * was at work.
 */
const CALLS = {
  'generate-class': { credits: 1, begun: 'classes_begun', mostBegun: 3 * DAILY_CREDITS },
  'submit-answer': { credits: 0, begun: 'answers_begun', mostBegun: 40 },
} as const;
export type PaidCallKind = keyof typeof CALLS;

/** A call of one learner. Learner and key together name it. */
export interface PaidCall extends Learner {
  idempotencyKey: string;
  kind: PaidCallKind;
  /** Whose credits it spends, `YYYY-MM-DD`. */
  localDate: string;
}

export type Beginning =
  /** It is charged, and the caller must now end it with `finish` or `refund`. */
  | { kind: 'begun' }
  | { kind: 'no-credit' }
  /** Too many were begun this day, though most of them came to nothing. */
  | { kind: 'too-many-begun' }
  /** Begun before and not ended: another process is at work on it. */
  | { kind: 'running' }
  | { kind: 'answered'; answer: string }
  /** The key belongs to a call of another kind. */
  | { kind: 'key-taken' };

/** The daily credits (specification, sections 4 and 9). The server's count is the authority. */
export interface CreditLedger {
  remaining(learner: Learner, localDate: string): Promise<number>;
  /** Charges the call, unless its key was used before. `now` is in milliseconds since the epoch. */
  begin(call: PaidCall, now: number): Promise<Beginning>;
  /** Keeps the answer, so that a retry gets it again without another charge. */
  finish(call: PaidCall, answer: string): Promise<void>;
  /** Gives the credit back and frees the key. Does nothing to a call that is not running. */
  refund(call: PaidCall): Promise<void>;
  /** Refunds every call that began before `time` and never ended; returns how many. */
  refundUnfinished(time: number): Promise<number>;
  /** Removes answers from before `time`, and the days before `localDate`. */
  forget(time: number, localDate: string): Promise<void>;
  /** Removes a learner's calls with their answers. Days stay until they are too old, or deleting would buy credits. */
  forgetLearner(uid: string): Promise<void>;
}

/** Those whose days are charged together. The one with the least left decides. */
function holdersOf({ uid, email }: Learner, localDate: string): string[] {
  return email === undefined ? [uid] : [uid, emailHolder(email, localDate)];
}

async function giveBack(
  db: Queries,
  holders: readonly string[],
  localDate: string,
  kind: string,
): Promise<void> {
  const cost = CALLS[kind as PaidCallKind]?.credits ?? 0;
  if (cost === 0) return;
  await db
    .updateTable('credit_days')
    .set((row) => ({ used: row('used', '-', cost) }))
    .where('holder', 'in', holders)
    .where('local_date', '=', localDate)
    .where('used', '>=', cost)
    .execute();
}

/** Takes the call's credits and counts it as begun, unless the day has too few left. */
async function charge(db: Queries, call: PaidCall): Promise<'charged' | 'no-credit' | 'too-many-begun'> {
  const { credits, begun, mostBegun } = CALLS[call.kind];
  const holders = holdersOf(call, call.localDate);
  // Makes the rows, and holds them until the transaction ends, so that no two calls share one credit.
  const days = await db
    .insertInto('credit_days')
    .values(
      holders.map((holder) => ({
        holder,
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
    .returning(['used', begun])
    .execute();
  if (days.some(({ used }) => used + credits > DAILY_CREDITS)) return 'no-credit';
  if (days.some((day) => day[begun] >= mostBegun)) return 'too-many-begun';
  await db
    .updateTable('credit_days')
    .set((row) => ({ used: row('used', '+', credits), [begun]: row(begun, '+', 1) }))
    .where('holder', 'in', holders)
    .where('local_date', '=', call.localDate)
    .execute();
  return 'charged';
}

async function earlierCall(db: Queries, call: PaidCall): Promise<Beginning | undefined> {
  const row = await db
    .selectFrom('paid_calls')
    .select(['kind', 'state', 'response_json'])
    .where('uid', '=', call.uid)
    .where('idempotency_key', '=', call.idempotencyKey)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.kind !== call.kind) return { kind: 'key-taken' };
  return row.state === 'done' && row.response_json !== null
    ? { kind: 'answered', answer: row.response_json }
    : { kind: 'running' };
}

async function forgetCalls(db: Queries, uid: string): Promise<void> {
  await db.deleteFrom('paid_calls').where('uid', '=', uid).execute();
}

/** Forgets an account that is deleted in the same transaction: its days as well, since no account gets its uid again. */
export async function forgetHolder(db: Queries, uid: string): Promise<void> {
  await forgetCalls(db, uid);
  await db.deleteFrom('credit_days').where('holder', '=', uid).execute();
}

/** Makes the ledger over the database's `credit_days` and `paid_calls`. */
export function createCreditLedger({ query }: Pick<ArcadeDatabase, 'query'>): CreditLedger {
  return {
    async remaining(learner, localDate) {
      const { used } = await query
        .selectFrom('credit_days')
        .select((row) => row.fn.max('used').as('used'))
        .where('holder', 'in', holdersOf(learner, localDate))
        .where('local_date', '=', localDate)
        .executeTakeFirstOrThrow();
      return DAILY_CREDITS - (used ?? 0);
    },

    begin: (call, now) =>
      query.transaction().execute(async (db) => {
        const earlier = await earlierCall(db, call);
        if (earlier) return earlier;
        const charged = await charge(db, call);
        if (charged !== 'charged') return { kind: charged };
        await db
          .insertInto('paid_calls')
          .values({
            uid: call.uid,
            email_holder: call.email === undefined ? null : emailHolder(call.email, call.localDate),
            idempotency_key: call.idempotencyKey,
            kind: call.kind,
            local_date: call.localDate,
            state: 'running',
            status: null,
            response_json: null,
            created_at: now,
          })
          .execute();
        return { kind: 'begun' };
      }),

    async finish(call, answer) {
      await query
        .updateTable('paid_calls')
        .set({ state: 'done', status: 200, response_json: answer })
        .where('uid', '=', call.uid)
        .where('idempotency_key', '=', call.idempotencyKey)
        .where('state', '=', 'running')
        .execute();
    },

    refund: (call) =>
      query.transaction().execute(async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom('paid_calls')
          .where('uid', '=', call.uid)
          .where('idempotency_key', '=', call.idempotencyKey)
          .where('state', '=', 'running')
          .executeTakeFirst();
        if (numDeletedRows === 0n) return;
        await giveBack(db, holdersOf(call, call.localDate), call.localDate, call.kind);
      }),

    refundUnfinished: (time) =>
      query.transaction().execute(async (db) => {
        const unfinished = await db
          .deleteFrom('paid_calls')
          .where('state', '=', 'running')
          .where('created_at', '<', time)
          .returning(['uid', 'email_holder', 'local_date', 'kind'])
          .execute();
        for (const { uid, email_holder, local_date, kind } of unfinished) {
          await giveBack(db, email_holder === null ? [uid] : [uid, email_holder], local_date, kind);
        }
        return unfinished.length;
      }),

    forget: (time, localDate) =>
      query.transaction().execute(async (db) => {
        await db
          .deleteFrom('paid_calls')
          .where('state', '=', 'done')
          .where('created_at', '<', time)
          .execute();
        await db.deleteFrom('credit_days').where('local_date', '<', localDate).execute();
      }),

    forgetLearner: (uid) => forgetCalls(query, uid),
  };
}
