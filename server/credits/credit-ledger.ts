import { DAILY_CREDITS } from '../../src/domain/limits.ts';
import type { ArcadeDatabase, Queries } from '../database/database.ts';

/** The calls that are carried out once per idempotency key, and the credits that each costs. */
const COSTS = { 'generate-class': 1, 'submit-answer': 0 } as const;
export type PaidCallKind = keyof typeof COSTS;

/** A call of one learner. Learner and key together name it. */
export interface PaidCall {
  uid: string;
  idempotencyKey: string;
  kind: PaidCallKind;
  /** Whose credits it spends, `YYYY-MM-DD`. */
  localDate: string;
}

export type Beginning =
  /** It is charged, and the caller must now end it with `finish` or `refund`. */
  | { kind: 'begun' }
  | { kind: 'no-credit' }
  /** Begun before and not ended: another process is at work on it. */
  | { kind: 'running' }
  | { kind: 'answered'; answer: string }
  /** The key belongs to a call of another kind. */
  | { kind: 'key-taken' };

/** The daily credits (specification, sections 4 and 9). The server's count is the authority. */
export interface CreditLedger {
  remaining(uid: string, localDate: string): Promise<number>;
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
}

async function giveBack(db: Queries, uid: string, localDate: string, kind: string): Promise<void> {
  const cost = COSTS[kind as PaidCallKind] ?? 0;
  if (cost === 0) return;
  await db
    .updateTable('credit_days')
    .set((row) => ({ used: row('used', '-', cost) }))
    .where('uid', '=', uid)
    .where('local_date', '=', localDate)
    .where('used', '>=', cost)
    .execute();
}

/** Takes the call's credits; false when the day has too few left. One statement decides, so that no two share one. */
async function charge(db: Queries, { uid, localDate, kind }: PaidCall): Promise<boolean> {
  const cost = COSTS[kind];
  if (cost === 0) return true;
  await db
    .insertInto('credit_days')
    .values({ uid, local_date: localDate, used: 0 })
    .onConflict((conflict) => conflict.columns(['uid', 'local_date']).doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('credit_days')
    .set((row) => ({ used: row('used', '+', cost) }))
    .where('uid', '=', uid)
    .where('local_date', '=', localDate)
    .where('used', '<=', DAILY_CREDITS - cost)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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

/** Makes the ledger over the database's `credit_days` and `paid_calls`. */
export function createCreditLedger({ query }: Pick<ArcadeDatabase, 'query'>): CreditLedger {
  return {
    async remaining(uid, localDate) {
      const row = await query
        .selectFrom('credit_days')
        .select('used')
        .where('uid', '=', uid)
        .where('local_date', '=', localDate)
        .executeTakeFirst();
      return DAILY_CREDITS - (row?.used ?? 0);
    },

    begin: (call, now) =>
      query.transaction().execute(async (db) => {
        const earlier = await earlierCall(db, call);
        if (earlier) return earlier;
        if (!(await charge(db, call))) return { kind: 'no-credit' };
        await db
          .insertInto('paid_calls')
          .values({
            uid: call.uid,
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
        if (numDeletedRows > 0n) await giveBack(db, call.uid, call.localDate, call.kind);
      }),

    refundUnfinished: (time) =>
      query.transaction().execute(async (db) => {
        const unfinished = await db
          .deleteFrom('paid_calls')
          .where('state', '=', 'running')
          .where('created_at', '<', time)
          .returning(['uid', 'local_date', 'kind'])
          .execute();
        for (const row of unfinished) await giveBack(db, row.uid, row.local_date, row.kind);
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
  };
}
