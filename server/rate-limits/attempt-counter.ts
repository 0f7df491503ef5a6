import { type Kysely, sql } from 'kysely';
import { err, ok, type Result } from '../../src/domain/result.ts';
import type { QueryExecutor } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { acquireLocks } from '../database/transaction-locks.ts';

/** At most `count` attempts of one subject in a window that begins with the first of them. */
export interface WindowQuota {
  limit: number;
  windowMs: number;
  /** What becomes of those above: a refusal, or an answer that takes its time. */
  onExceeded: 'refused' | 'slowed';
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** An attempt counts at most four subjects: the table shrinks faster than it grows, and nobody waits for it. */
export const PRUNE_BATCH_SIZE = 100;

/**
 * A school may share one address, so nobody is locked out for what others behind it do: a visitor's wrong passwords
 * lock one e-mail for one address, and an address that gets many wrong only slows down. Against many addresses
 * that guess one password stands a limit per e-mail, as wide as NIST allows it (SP 800-63B, section 3.2.2):
 * whoever holds many addresses can lock an e-mail's sign-in for an hour, though never the devices that are signed
 * in already.
 *
 * @param signUpsPerHour new accounts of one address
 * @param guestsPerDay new guests of one address: they cost nothing, and each brings a day's classes
 */
export function createWindowQuotas(signUpsPerHour: number, guestsPerDay: number) {
  return {
    signInByVisitor: { limit: 10, windowMs: 15 * MINUTE_MS, onExceeded: 'refused' },
    signInByEmail: { limit: 100, windowMs: HOUR_MS, onExceeded: 'refused' },
    signInByAddress: { limit: 100, windowMs: 15 * MINUTE_MS, onExceeded: 'slowed' },
    signUpByAddress: { limit: signUpsPerHour, windowMs: HOUR_MS, onExceeded: 'refused' },
    guestByAddress: { limit: guestsPerDay, windowMs: DAY_MS, onExceeded: 'refused' },
    // Counted whether there is an account or not, so that a refusal tells nobody.
    mailByEmail: { limit: 5, windowMs: HOUR_MS, onExceeded: 'refused' },
    mailByAddress: { limit: 100, windowMs: HOUR_MS, onExceeded: 'refused' },
  } as const satisfies Record<string, WindowQuota>;
}

type WindowQuotas = ReturnType<typeof createWindowQuotas>;

/** Somebody or something whose attempts are counted, under one of the limits. */
export interface QuotaSubject {
  quota: keyof WindowQuotas;
  name: string;
}

/** How an attempt may go on. */
export type AttemptPace = 'at-once' | 'slowly';

/** Counts attempts in the database, so that a restart does not forget them. */
export interface AttemptCounter {
  /** Counts one attempt of each subject, unless one of them has had too many: what is refused is not counted. */
  consume(subjects: readonly QuotaSubject[]): Promise<Result<AttemptPace, 'too-many-attempts'>>;
  /** Takes one attempt of each back, since it turned out to be honest. */
  refund(subjects: readonly QuotaSubject[]): Promise<void>;
}

function formatSubjectKey({ quota, name }: QuotaSubject): string {
  return `${quota}:${name}`;
}

/** Forgets windows that are over: those of `keys`, and a few of the others. */
async function prune(db: QueryExecutor, keys: readonly string[], now: number): Promise<void> {
  const others = db
    .selectFrom('attempts')
    .select('subject')
    .where('window_ends_at', '<=', now)
    .limit(PRUNE_BATCH_SIZE);
  await db
    .deleteFrom('attempts')
    .where('window_ends_at', '<=', now)
    .where((row) => row.or([row('subject', 'in', keys), row('subject', 'in', others)]))
    .execute();
}

/** Forgets the attempts at an e-mail, from whatever address, and the mails to it. */
export async function deleteAttempts(db: QueryExecutor, email: string): Promise<void> {
  const ofVisitors = formatSubjectKey({ quota: 'signInByVisitor', name: `${email} ` });
  await db
    .deleteFrom('attempts')
    .where((row) =>
      row.or([
        row('subject', '=', formatSubjectKey({ quota: 'signInByEmail', name: email })),
        row('subject', '=', formatSubjectKey({ quota: 'mailByEmail', name: email })),
        row(sql`substr(subject, 1, ${ofVisitors.length})`, '=', ofVisitors),
      ]),
    )
    .execute();
}

async function countsOf(db: QueryExecutor, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('attempts')
    .select(['subject', 'count'])
    .where('subject', 'in', keys)
    .execute();
  return new Map(rows.map(({ subject, count }) => [subject, count]));
}

/** @param clock milliseconds since the epoch */
export function createAttemptCounter(
  query: Kysely<Tables>,
  clock: () => number,
  limits: WindowQuotas,
): AttemptCounter {
  return {
    async consume(subjects) {
      if (subjects.length === 0) return ok('at-once');
      return query.transaction().execute(async (db) => {
        // One attempt at a time, whoever's: it takes a few milliseconds, a password's hash a hundred times as long.
        await acquireLocks(db, 'attempts');
        const now = clock();
        const keys = subjects.map(formatSubjectKey);
        await prune(db, keys, now);
        const counts = await countsOf(db, keys);
        const over = subjects
          .filter((subject) => (counts.get(formatSubjectKey(subject)) ?? 0) >= limits[subject.quota].limit)
          .map((subject) => limits[subject.quota].onExceeded);
        if (over.includes('refused')) return err('too-many-attempts');
        for (const subject of subjects) {
          await db
            .insertInto('attempts')
            .values({
              subject: formatSubjectKey(subject),
              count: 1,
              window_ends_at: now + limits[subject.quota].windowMs,
            })
            .onConflict((conflict) =>
              conflict.column('subject').doUpdateSet({ count: sql`attempts.count + 1` }),
            )
            .execute();
        }
        return ok(over.includes('slowed') ? 'slowly' : 'at-once');
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
