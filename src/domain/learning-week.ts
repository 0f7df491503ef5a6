import { type ActivityRecords, countActivityByDate } from './activity.ts';
import { addDays, startOfWeek, type Weekday } from './calendar-date.ts';
import type { LessonRecord } from './records.ts';

/*
 * The days on which something was learnt, by the learner's own dates. A date is a name on a calendar, not a span of
 * hours: which one a moment is in is decided once, where the learner is at that moment, and counts keep the name.
 */

/** A day of the week that a learner is in. */
export interface LearningDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly when: 'past' | 'today' | 'to-come';
  readonly isLearnt: boolean;
}

/** How the learner comes: for the first time, back after a day or more without, as on other days, or done already. */
export type VisitKind = 'first' | 'returning' | 'regular' | 'learnt-today';

export interface LearningWeek {
  readonly days: readonly LearningDay[];
  readonly visit: VisitKind;
}

/** What tells of days. */
export interface LearningRecords extends ActivityRecords {
  readonly lessons: readonly Pick<LessonRecord, 'createdAt' | 'updatedAt' | 'completed'>[];
}

/**
 * The dates on which anything was learnt: something answered, a class taken or completed, homework saved.
 * @param localDate the learner's date, `YYYY-MM-DD`, of a moment in milliseconds since the epoch
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
 * The week of `today` and how the learner comes to it. Dates after today, which a clock that was ahead has written,
 * say nothing until they are there.
 * @param today the learner's date
 * @param firstDay the day that the learner's weeks begin with
 */
export function buildLearningWeek(
  learnt: ReadonlySet<string>,
  today: string,
  firstDay: Weekday,
): LearningWeek {
  const first = startOfWeek(today, firstDay);
  const days = Array.from({ length: 7 }, (_, place): LearningDay => {
    const date = addDays(first, place);
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
