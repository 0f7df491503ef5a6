import type { Transaction } from 'kysely';
import { DAILY_CREDITS } from '../../src/domain/limits.ts';
import type { ArcadeDatabase, QueryExecutor } from '../database/database.ts';
import type { PaidCallRow, Tables } from '../database/tables.ts';
import {
  type ChargedCall,
  chargeCredits,
  getChargedHolders,
  getHolderNames,
  lockCredits,
  type PaidCall,
  refundCredits,
} from './credit-days.ts';
import { getCreditHolders, type Principal } from './credit-holders.ts';

/** What `begin` did with a call. */
export type BeginResult =
  /** Charged; the caller must end it with `finish` or `refund`. */
  | { kind: 'begun' }
  | { kind: 'no-credit' }
  /** Too many were begun this day, including those that were refunded. */
  | { kind: 'too-many-begun' }
  | EarlierCall;

/** The state of a call that was begun before. */
type EarlierCall =
  /** In progress, in this process or another. */
  | { kind: 'running' }
  | { kind: 'answered'; answer: string }
  /** The key belongs to a call of another kind. */
  | { kind: 'key-taken' };

/** How long a lease lasts unless it is renewed. */
export const LEASE_MS = 30_000;

/**
 * The daily credits (specification, sections 4 and 9). The server's count is authoritative. Several processes
 * may share it: a call is leased to the process that began it, and others refund it only after the lease has
 * lapsed.
 */
export interface CreditLedger {
  /** The credits that the learner has left on a date: the fewest of all holders, at most `DAILY_CREDITS`. */
  readRemaining(learner: Principal, localDate: string): Promise<number>;
  /** Charges the call, unless its key was used before. `now` is in milliseconds since the epoch. */
  begin(call: PaidCall, now: number): Promise<BeginResult>;
  /**
   * Stores the response, so that a retry gets it without another charge.
   *
   * @returns 'lapsed' when the call was refunded meanwhile; then the response must not be sent
   */
  finish(call: PaidCall, answer: string): Promise<'kept' | 'lapsed'>;
  /** The state of a call, if it was begun; charges nothing. */
  findCall(call: CallId): Promise<EarlierCall | { kind: 'none' }>;
  /** Refunds the credit and frees the key. Does nothing to a call that is not running in this process. */
  refund(call: PaidCall): Promise<void>;
  /** Renews the leases of this process's calls. */
  renewLeases(calls: readonly PaidCall[], now: number): Promise<void>;
  /** Refunds every call with a lease that lapsed before `time`, and returns how many. */
  refundLapsed(time: number): Promise<number>;
  /** Deletes responses from before `time`, and days before `localDate`. */
  deleteExpired(time: number, localDate: string): Promise<void>;
  /**
   * Deletes a learner's calls with their responses. Days stay, or deleting an account would bring new
   * credits.
   */
  deleteLearnerCalls(uid: string): Promise<void>;
}

type CallKey = Pick<PaidCallRow, 'uid' | 'idempotency_key'>;

/** The identity of a call, and the kind that it must have. */
export type CallId = Pick<PaidCall, 'uid' | 'idempotencyKey' | 'kind'>;

function toCallKey({ uid, idempotencyKey }: Pick<CallId, 'uid' | 'idempotencyKey'>): CallKey {
  return { uid, idempotency_key: idempotencyKey };
}

/** Which running calls to refund: those of a process, or those with a lease that lapsed before a time. */
type RefundScope = { process: string } | { lapsedBefore: number };

/** Deletes and refunds a running call; false when there is none. Needs `lockCredits` before. */
async function refundRunning(db: QueryExecutor, key: CallKey, scope: RefundScope): Promise<boolean> {
  const running = db
    .deleteFrom('paid_calls')
    .where('uid', '=', key.uid)
    .where('idempotency_key', '=', key.idempotency_key)
    .where('state', '=', 'running');
  const refunded = await ('process' in scope
    ? running.where('process', '=', scope.process)
    : running.where('leased_until', '<', scope.lapsedBefore)
  )
    .returning(['uid', 'email_holder', 'local_date', 'kind'])
    .executeTakeFirst();
  if (refunded) await refundCredits(db, refunded);
  return refunded !== undefined;
}

async function findEarlierCall(db: QueryExecutor, call: CallId): Promise<EarlierCall | undefined> {
  const row = await db
    .selectFrom('paid_calls')
    .select(['kind', 'state', 'response_json'])
    .where((row) => row.and(toCallKey(call)))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.kind !== call.kind) return { kind: 'key-taken' };
  return row.state === 'done' && row.response_json !== null
    ? { kind: 'answered', answer: row.response_json }
    : { kind: 'running' };
}

async function deleteCalls(db: QueryExecutor, uid: string): Promise<void> {
  await db.deleteFrom('paid_calls').where('uid', '=', uid).execute();
}

/**
 * Deletes the calls and days of an account that the same transaction deletes; its uid is never used again.
 */
export async function deleteHolder(db: Transaction<Tables>, uid: string): Promise<void> {
  await lockCredits(db, [uid]);
  await deleteCalls(db, uid);
  await db.deleteFrom('credit_days').where('holder', '=', uid).execute();
}

/**
 * The ledger over the tables `credit_days` and `paid_calls`.
 *
 * @param process an id that no other process has or had
 */
export function createCreditLedger({ query }: Pick<ArcadeDatabase, 'query'>, process: string): CreditLedger {
  function withLockedCredits<Value>(
    holders: readonly string[],
    work: (db: Transaction<Tables>) => Promise<Value>,
  ): Promise<Value> {
    return query.transaction().execute(async (db) => {
      await lockCredits(db, holders);
      return work(db);
    });
  }

  function findLapsed(time: number): Promise<(CallKey & ChargedCall)[]> {
    return query
      .selectFrom('paid_calls')
      .select(['uid', 'idempotency_key', 'email_holder', 'local_date', 'kind'])
      .where('state', '=', 'running')
      .where('leased_until', '<', time)
      .execute();
  }

  return {
    async readRemaining(learner, localDate) {
      const holders = getCreditHolders(learner, localDate);
      const days = await query
        .selectFrom('credit_days')
        .select(['holder', 'used'])
        .where('holder', 'in', getHolderNames(holders))
        .where('local_date', '=', localDate)
        .execute();
      const usedBy = new Map(days.map(({ holder, used }) => [holder, used]));
      const left = holders.map(
        ({ name, allowances }) => DAILY_CREDITS * allowances - (usedBy.get(name) ?? 0),
      );
      return Math.max(0, Math.min(DAILY_CREDITS, ...left));
    },

    begin(call, now) {
      const holders = getHolderNames(getCreditHolders(call, call.localDate));
      return withLockedCredits(holders, async (db) => {
        // A call with a lapsed lease begins again.
        await refundRunning(db, toCallKey(call), { lapsedBefore: now });
        const earlier = await findEarlierCall(db, call);
        if (earlier) return earlier;
        const charged = await chargeCredits(db, call);
        if (charged !== 'charged') return { kind: charged };
        await db
          .insertInto('paid_calls')
          .values({
            ...toCallKey(call),
            // None of the names has a space.
            email_holder: holders.slice(1).join(' ') || null,
            kind: call.kind,
            local_date: call.localDate,
            state: 'running',
            status: null,
            response_json: null,
            created_at: now,
            process,
            leased_until: now + LEASE_MS,
          })
          .execute();
        return { kind: 'begun' };
      });
    },

    async finish(call, answer) {
      const { numUpdatedRows } = await query
        .updateTable('paid_calls')
        .set({ state: 'done', status: 200, response_json: answer })
        .where((row) => row.and(toCallKey(call)))
        .where('state', '=', 'running')
        .where('process', '=', process)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n ? 'kept' : 'lapsed';
    },

    findCall: async (call) => (await findEarlierCall(query, call)) ?? { kind: 'none' },

    refund: (call) =>
      withLockedCredits(getHolderNames(getCreditHolders(call, call.localDate)), async (db) => {
        await refundRunning(db, toCallKey(call), { process });
      }),

    async renewLeases(calls, now) {
      if (calls.length === 0) return;
      await query
        .updateTable('paid_calls')
        .set({ leased_until: now + LEASE_MS })
        .where((row) => row.or(calls.map((call) => row.and(toCallKey(call)))))
        .where('process', '=', process)
        .where('state', '=', 'running')
        .execute();
    },

    async refundLapsed(time) {
      let count = 0;
      for (const call of await findLapsed(time)) {
        const isRefunded = await withLockedCredits(getChargedHolders(call), (db) =>
          refundRunning(db, call, { lapsedBefore: time }),
        );
        if (isRefunded) count += 1;
      }
      return count;
    },

    async deleteExpired(time, localDate) {
      await query
        .deleteFrom('paid_calls')
        .where('state', '=', 'done')
        .where('created_at', '<', time)
        .execute();
      await query.deleteFrom('credit_days').where('local_date', '<', localDate).execute();
    },

    deleteLearnerCalls: (uid) => deleteCalls(query, uid),
  };
}
