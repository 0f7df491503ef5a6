import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { err, ok, type Result } from '../../src/domain/result.ts';
import type { QueryExecutor } from '../database/database.ts';
import type { AttemptsRow, Tables } from '../database/tables.ts';
import { acquireLocks } from '../database/transaction-locks.ts';
import type { WindowQuotaName, WindowQuotas } from './quotas.ts';

/**
 * Expired rows deleted at each attempt. An attempt counts at most four subjects, so the table shrinks faster.
 */
export const PRUNE_BATCH_SIZE = 100;

/** An e-mail, an address or both, with the quota that its attempts count against. */
export interface QuotaSubject {
  quota: WindowQuotaName;
  name: string;
}

/** How an attempt may go on. */
export type AttemptPace = 'immediate' | 'delayed';

/** Counts attempts in the database: a restart does not reset them, and all processes share them. */
export interface AttemptCounter {
  /** Counts one attempt of each subject, or none when one of them has reached a limit that rejects. */
  consume(subjects: readonly QuotaSubject[]): Promise<Result<AttemptPace, 'too-many-attempts'>>;
  /** Takes one attempt of each subject back, because it turned out to be honest. */
  refund(subjects: readonly QuotaSubject[]): Promise<void>;
}

function formatSubjectKey({ quota, name }: QuotaSubject): string {
  return `${quota}:${name}`;
}

/** Deletes expired windows: those of `keys`, and a batch of the others. */
async function pruneExpired(db: QueryExecutor, keys: readonly string[], now: number): Promise<void> {
  const batch = db
    .selectFrom('attempts')
    .select('subject')
    .where('window_ends_at', '<=', now)
    .limit(PRUNE_BATCH_SIZE);
  await db
    .deleteFrom('attempts')
    .where('window_ends_at', '<=', now)
    .where((row) => row.or([row('subject', 'in', keys), row('subject', 'in', batch)]))
    .execute();
}

/** Whether a row counts sign-in attempts for an e-mail, from any address, or mails to it. */
function concernsEmail(row: ExpressionBuilder<Tables, 'attempts'>, email: string) {
  const visitorPrefix = formatSubjectKey({ quota: 'signInByVisitor', name: `${email} ` });
  return row.or([
    row('subject', '=', formatSubjectKey({ quota: 'signInByEmail', name: email })),
    row('subject', '=', formatSubjectKey({ quota: 'mailByEmail', name: email })),
    row(sql`substr(subject, 1, ${visitorPrefix.length})`, '=', visitorPrefix),
  ]);
}

/** The counts of sign-in attempts for an e-mail, from any address, and of mails to it. */
export function readAttempts(db: QueryExecutor, email: string): Promise<AttemptsRow[]> {
  return db
    .selectFrom('attempts')
    .selectAll()
    .where((row) => concernsEmail(row, email))
    .execute();
}

/** Deletes what `readAttempts` reads. */
export async function deleteAttempts(db: QueryExecutor, email: string): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where((row) => concernsEmail(row, email))
    .execute();
}

async function readCounts(db: QueryExecutor, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('attempts')
    .select(['subject', 'count'])
    .where('subject', 'in', keys)
    .execute();
  return new Map(rows.map(({ subject, count }) => [subject, count]));
}

/**
 * @param query the database that holds the table `attempts`
 * @param clock milliseconds since the epoch
 */
export function createAttemptCounter(
  query: Kysely<Tables>,
  clock: () => number,
  quotas: WindowQuotas,
): AttemptCounter {
  return {
    async consume(subjects) {
      if (subjects.length === 0) return ok('immediate');
      return query.transaction().execute(async (db) => {
        // One attempt at a time for all: it takes a few milliseconds, a password's hash a hundred times as
        // long.
        await acquireLocks(db, 'attempts');
        const now = clock();
        const keys = subjects.map(formatSubjectKey);
        await pruneExpired(db, keys, now);
        const counts = await readCounts(db, keys);
        const exceeded = subjects
          .filter((subject) => (counts.get(formatSubjectKey(subject)) ?? 0) >= quotas[subject.quota].limit)
          .map((subject) => quotas[subject.quota].onExceeded);
        if (exceeded.includes('reject')) return err('too-many-attempts');
        for (const subject of subjects) {
          await db
            .insertInto('attempts')
            .values({
              subject: formatSubjectKey(subject),
              count: 1,
              window_ends_at: now + quotas[subject.quota].windowMs,
            })
            .onConflict((conflict) =>
              conflict.column('subject').doUpdateSet({ count: sql`attempts.count + 1` }),
            )
            .execute();
        }
        return ok(exceeded.includes('delay') ? 'delayed' : 'immediate');
      });
    },

    refund: (subjects) =>
      query.transaction().execute(async (db) => {
        await acquireLocks(db, 'attempts');
        await db
          .updateTable('attempts')
          .set({ count: sql`count - 1` })
          .where('subject', 'in', subjects.map(formatSubjectKey))
          .where('count', '>', 0)
          .execute();
      }),
  };
}
