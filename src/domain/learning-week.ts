import { type ActivityRecords, countActivityByDate } from './activity.ts';
import { addDays, startOfWeek, type Weekday } from './calendar-date.ts';
import type { LessonRecord } from './records.ts';

/*
 * The days on which something was learnt, by the learner's own dates. The date of an answer is decided once,
 * by the time zone at that moment, and counts are stored under it.
 */

/** A day of the current week. */
export interface LearningDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly when: 'past' | 'today' | 'to-come';
  readonly isLearnt: boolean;
}

/**
 * The learner's first day, a return after a day or more without learning, a regular day, or already learnt
 * today.
 */
export type VisitKind = 'first' | 'returning' | 'regular' | 'learnt-today';

export interface LearningWeek {
  readonly days: readonly LearningDay[];
  readonly visit: VisitKind;
}

/** The records from which learning days are computed. */
export interface LearningRecords extends ActivityRecords {
  readonly lessons: readonly Pick<LessonRecord, 'createdAt' | 'updatedAt' | 'completed'>[];
}

/**
 * The dates with an answer, a class taken or completed, or homework saved.
 * @param localDate converts milliseconds since the epoch to the learner's date, `YYYY-MM-DD`
 */
export function listLearningDates(
  records: LearningRecords,
  localDate: (at: number) => string,
): ReadonlySet<string> {
  const completed = records.lessons.filter((lesson) => lesson.completed);
  const dates = completed.map(({ updatedAt }) => localDate(updatedAt));
  return new Set([...countActivityByDate(records, localDate).keys(), ...dates]);
}

/**
 * The week of `today` and the kind of visit. Dates after today, written by a clock that was ahead, are
 * ignored. There is no streak: a day without learning is a day off.
 * @param today the learner's date
 * @param firstDay the first day of the learner's weeks
 */
export function buildLearningWeek(
  learnt: ReadonlySet<string>,
  today: string,
  firstDay: Weekday,
): LearningWeek {
  const first = startOfWeek(today, firstDay);
  const days = Array.from({ length: 7 }, (_, index): LearningDay => {
    const date = addDays(first, index);
    const when = date === today ? 'today' : date < today ? 'past' : 'to-come';
    return { date, when, isLearnt: when !== 'to-come' && learnt.has(date) };
  });
  return { days, visit: getVisitKind(learnt, today) };
}

function getVisitKind(learnt: ReadonlySet<string>, today: string): VisitKind {
  if (learnt.has(today)) return 'learnt-today';
  if (learnt.has(addDays(today, -1))) return 'regular';
  return [...learnt].some((date) => date < today) ? 'returning' : 'first';
}
