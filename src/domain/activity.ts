import { daysAfter, isDate, mondayOf } from './calendar-date.ts';
import { countOf, namesAfter } from './counted.ts';
import type { Counts, HomeworkRecord, LessonRecord } from './records.ts';

/** What tells how much was done on which day. */
export interface DatedWork {
  /** Of all devices, merged. */
  readonly counts: Counts;
  readonly lessons: readonly Pick<LessonRecord, 'createdAt'>[];
  readonly homework: readonly Pick<HomeworkRecord, 'createdAt'>[];
}

export interface ActiveDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Answers, classes and homework. */
  readonly done: number;
  /** 0 for nothing, up to 4. A day that is yet to come has none. */
  readonly step: Step | null;
}

/** How much a day holds, in five steps. */
export type Step = 0 | 1 | 2 | 3 | 4;

/** Monday to Sunday. */
export type ActiveWeek = readonly ActiveDay[];

/** A few answers, a game, ten to fifteen minutes, more. In things done. */
const STEPS_FROM = [1, 10, 30, 60] as const;

/**
 * How much was done on each date on which anything was: answers, classes taken and homework saved.
 * @param localDate the learner's date of a moment in milliseconds since the epoch
 */
export function doneByDate(
  { counts, lessons, homework }: DatedWork,
  localDate: (at: number) => string,
): ReadonlyMap<string, number> {
  const done = new Map<string, number>();
  const add = (date: string, count: number) => {
    if (count > 0) done.set(date, (done.get(date) ?? 0) + count);
  };
  for (const date of namesAfter(counts, 'day:').filter(isDate)) {
    add(date, countOf(counts, `day:${date}`));
  }
  for (const { createdAt } of [...lessons, ...homework]) add(localDate(createdAt), 1);
  return done;
}

/**
 * The last weeks up to that of `today`, the oldest first.
 * @param today the learner's date
 */
export function activeWeeks(
  done: ReadonlyMap<string, number>,
  today: string,
  weeks: number,
): readonly ActiveWeek[] {
  const first = daysAfter(mondayOf(today), -7 * (weeks - 1));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day): ActiveDay => {
      const date = daysAfter(first, 7 * week + day);
      if (date > today) return { date, done: 0, step: null };
      const count = done.get(date) ?? 0;
      return { date, done: count, step: stepOf(count) };
    }),
  );
}

function stepOf(done: number): Step {
  return STEPS_FROM.filter((from) => done >= from).length as Step;
}
