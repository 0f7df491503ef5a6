import { addDays, isCalendarDate, startOfIsoWeek } from './calendar-date.ts';
import { listCountNames, sumCounters } from './counts.ts';
import type { Counts, HomeworkRecord, LessonRecord } from './records.ts';

/** The records from which activity by day is computed. */
export interface ActivityRecords {
  /** Of all devices, merged. */
  readonly counts: Counts;
  readonly lessons: readonly Pick<LessonRecord, 'createdAt'>[];
  readonly homework: readonly Pick<HomeworkRecord, 'createdAt'>[];
}

export interface ActivityDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Answers, classes and homework. */
  readonly count: number;
  /** 0 for nothing, up to 4; `null` for a day in the future. */
  readonly level: ActivityLevel | null;
}

/** Five steps, as in a heat map. */
export type ActivityLevel = 0 | 1 | 2 | 3 | 4;

/** Monday to Sunday. */
export type ActivityWeek = readonly ActivityDay[];

/**
 * The counts at which the levels 1 to 4 begin: a few answers, a game, ten to fifteen minutes of learning, and
 * more.
 */
const LEVEL_THRESHOLDS = [1, 10, 30, 60] as const;

/**
 * Counts answers, classes taken and homework saved, by date; dates with none are left out.
 * @param localDate converts milliseconds since the epoch to the learner's date
 */
export function countActivityByDate(
  { counts, lessons, homework }: ActivityRecords,
  localDate: (at: number) => string,
): ReadonlyMap<string, number> {
  const countsByDate = new Map<string, number>();
  const add = (date: string, count: number) => {
    if (count > 0) countsByDate.set(date, (countsByDate.get(date) ?? 0) + count);
  };
  for (const date of listCountNames(counts, 'day:').filter(isCalendarDate)) {
    add(date, sumCounters(counts, `day:${date}`));
  }
  for (const { createdAt } of [...lessons, ...homework]) add(localDate(createdAt), 1);
  return countsByDate;
}

/**
 * Lists the last `weeks` weeks, that of `today` included, oldest first.
 * @param today the learner's date
 */
export function buildActivityWeeks(
  countsByDate: ReadonlyMap<string, number>,
  today: string,
  weeks: number,
): readonly ActivityWeek[] {
  const first = addDays(startOfIsoWeek(today), -7 * (weeks - 1));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day): ActivityDay => {
      const date = addDays(first, 7 * week + day);
      if (date > today) return { date, count: 0, level: null };
      const count = countsByDate.get(date) ?? 0;
      return { date, count, level: toActivityLevel(count) };
    }),
  );
}

function toActivityLevel(count: number): ActivityLevel {
  return LEVEL_THRESHOLDS.filter((threshold) => count >= threshold).length as ActivityLevel;
}
