import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** At most `count` attempts of one subject in a window that begins with the first of them. */
export interface AttemptLimit {
  count: number;
  windowMs: number;
}

const MINUTE_MS = 60_000;

/**
 * A school may share one address, so the limits per address are wide; what protects one account is the limit
 * per e-mail. Its price: whoever knows an e-mail can lock its sign-in for a quarter of an hour, though never
 * the devices that are signed in already.
 */
export const ATTEMPT_LIMITS = {
  signInByEmail: { count: 10, windowMs: 15 * MINUTE_MS },
  signInByAddress: { count: 100, windowMs: 15 * MINUTE_MS },
  signUpByAddress: { count: 200, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, AttemptLimit>;

/** Somebody or something whose attempts are counted, under one of the limits. */
export interface AttemptSubject {
  limit: keyof typeof ATTEMPT_LIMITS;
  name: string;
}

/** Counts attempts in the database, so that a restart does not forget them. */
export interface Attempts {
  /** Counts one attempt of each subject; false when one of them has had too many. */
  take(subjects: readonly AttemptSubject[]): Promise<boolean>;
  /** Takes one attempt of each back, since it turned out to be honest. */
  giveBack(subjects: readonly AttemptSubject[]): Promise<void>;
}

function keyOf({ limit, name }: AttemptSubject): string {
  return `${limit}:${name}`;
}

/** @param clock milliseconds since the epoch */
export function createAttempts(query: Kysely<Tables>, clock: () => number): Attempts {
  return {
    take: (subjects) =>
      query.transaction().execute(async (db) => {
        const now = clock();
        await db.deleteFrom('attempts').where('window_ends_at', '<=', now).execute();
        let allowed = true;
        for (const subject of subjects) {
          const { count, windowMs } = ATTEMPT_LIMITS[subject.limit];
          const row = await db
            .insertInto('attempts')
            .values({ subject: keyOf(subject), count: 1, window_ends_at: now + windowMs })
            .onConflict((conflict) =>
              conflict.column('subject').doUpdateSet({ count: sql`attempts.count + 1` }),
            )
            .returning('count')
            .executeTakeFirstOrThrow();
          if (row.count > count) allowed = false;
        }
        return allowed;
      }),

    async giveBack(subjects) {
      await query
        .updateTable('attempts')
        .set({ count: sql`count - 1` })
        .where('subject', 'in', subjects.map(keyOf))
        .where('count', '>', 0)
        .execute();
    },
  };
}
