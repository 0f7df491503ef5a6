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

export type BeginResult =
  /** It is charged, and the caller must now end it with `finish` or `refund`. */
  | { kind: 'begun' }
  | { kind: 'no-credit' }
  /** Too many were begun this day, though most of them came to nothing. */
  | { kind: 'too-many-begun' }
  | EarlierCall;

/** What became of a call that was begun before. */
type EarlierCall =
  /** Not ended, by this process or another. */
  | { kind: 'running' }
  | { kind: 'answered'; answer: string }
  /** The key belongs to a call of another kind. */
  | { kind: 'key-taken' };

/** How long a process that does not renew its lease is believed to be at work, in milliseconds. */
export const LEASE_MS = 30_000;

/**
 * The daily credits (specification, sections 4 and 9). The server's count is the authority. Several processes may share
 * one: what a process has begun is leased to it, so that another refunds it once the lease has lapsed, and only then.
 */
export interface CreditLedger {
  readRemaining(learner: Principal, localDate: string): Promise<number>;
  /** Charges the call, unless its key was used before. `now` is in milliseconds since the epoch. */
  begin(call: PaidCall, now: number): Promise<BeginResult>;
  /**
   * Keeps the answer, so that a retry gets it again without another charge.
   *
   * @returns 'lapsed' when the call is no longer this process's: it was refunded, and the answer must not be given out
   */
  finish(call: PaidCall, answer: string): Promise<'kept' | 'lapsed'>;
  /** What became of a call, if it was begun; charges nothing. */
  findCall(call: CallId): Promise<EarlierCall | { kind: 'none' }>;
  /** Gives the credit back and frees the key. Does nothing to a call that is not running here. */
  refund(call: PaidCall): Promise<void>;
  /** Renews the leases of calls that this process is at work on. */
  renewLeases(calls: readonly PaidCall[], now: number): Promise<void>;
  /** Refunds every call whose lease lapsed before `time`; returns how many. */
  refundLapsed(time: number): Promise<number>;
  /** Removes answers from before `time`, and the days before `localDate`. */
  deleteExpired(time: number, localDate: string): Promise<void>;
  /** Removes a learner's calls with their answers. Days stay until they are too old, or deleting would buy credits. */
  deleteLearnerCalls(uid: string): Promise<void>;
}

type CallKey = Pick<PaidCallRow, 'uid' | 'idempotency_key'>;

/** What tells a call from every other one, and of which kind it must be. */
export type CallId = Pick<PaidCall, 'uid' | 'idempotencyKey' | 'kind'>;

function nameOf({ uid, idempotencyKey }: Pick<CallId, 'uid' | 'idempotencyKey'>): CallKey {
  return { uid, idempotency_key: idempotencyKey };
}

/** Whether a running call is to be refunded: by its process, or by anybody whose lease lapsed before a time. */
type RefundScope = { process: string } | { lapsedBefore: number };

/** Ends a running call and gives its credits back, in a transaction that holds them; false when there is none. */
async function refundRunning(db: QueryExecutor, name: CallKey, whose: RefundScope): Promise<boolean> {
  const running = db
    .deleteFrom('paid_calls')
    .where('uid', '=', name.uid)
    .where('idempotency_key', '=', name.idempotency_key)
    .where('state', '=', 'running');
  const refunded = await ('process' in whose
    ? running.where('process', '=', whose.process)
    : running.where('leased_until', '<', whose.lapsedBefore)
  )
    .returning(['uid', 'email_holder', 'local_date', 'kind'])
    .executeTakeFirst();
  if (refunded) await refundCredits(db, refunded);
  return refunded !== undefined;
}

async function earlierCall(db: QueryExecutor, call: CallId): Promise<EarlierCall | undefined> {
  const row = await db
    .selectFrom('paid_calls')
    .select(['kind', 'state', 'response_json'])
    .where((row) => row.and(nameOf(call)))
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

/** Forgets an account that is deleted in the same transaction: its days as well, since no account gets its uid again. */
export async function deleteHolder(db: Transaction<Tables>, uid: string): Promise<void> {
  await lockCredits(db, [uid]);
  await deleteCalls(db, uid);
  await db.deleteFrom('credit_days').where('holder', '=', uid).execute();
}

/**
 * Makes the ledger over the database's `credit_days` and `paid_calls`.
 *
 * @param process a name that no other process has or had
 */
export function createCreditLedger({ query }: Pick<ArcadeDatabase, 'query'>, process: string): CreditLedger {
  function holding<Answer>(
    holders: readonly string[],
    work: (db: Transaction<Tables>) => Promise<Answer>,
  ): Promise<Answer> {
    return query.transaction().execute(async (db) => {
      await lockCredits(db, holders);
      return work(db);
    });
  }

  function lapsed(time: number): Promise<(CallKey & ChargedCall)[]> {
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
        ({ name, learnerCount }) => DAILY_CREDITS * learnerCount - (usedBy.get(name) ?? 0),
      );
      return Math.max(0, Math.min(DAILY_CREDITS, ...left));
    },

    begin(call, now) {
      const holders = getHolderNames(getCreditHolders(call, call.localDate));
      return holding(holders, async (db) => {
        // One that nobody works on any more begins anew.
        await refundRunning(db, nameOf(call), { lapsedBefore: now });
        const earlier = await earlierCall(db, call);
        if (earlier) return earlier;
        const charged = await chargeCredits(db, call);
        if (charged !== 'charged') return { kind: charged };
        await db
          .insertInto('paid_calls')
          .values({
            ...nameOf(call),
            email_holder: holders[1] ?? null,
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
        .where((row) => row.and(nameOf(call)))
        .where('state', '=', 'running')
        .where('process', '=', process)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n ? 'kept' : 'lapsed';
    },

    findCall: async (call) => (await earlierCall(query, call)) ?? { kind: 'none' },

    refund: (call) =>
      holding(getHolderNames(getCreditHolders(call, call.localDate)), async (db) => {
        await refundRunning(db, nameOf(call), { process });
      }),

    async renewLeases(calls, now) {
      if (calls.length === 0) return;
      await query
        .updateTable('paid_calls')
        .set({ leased_until: now + LEASE_MS })
        .where((row) => row.or(calls.map((call) => row.and(nameOf(call)))))
        .where('process', '=', process)
        .where('state', '=', 'running')
        .execute();
    },

    async refundLapsed(time) {
      let count = 0;
      for (const call of await lapsed(time)) {
        const isRefunded = await holding(getChargedHolders(call), (db) =>
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
