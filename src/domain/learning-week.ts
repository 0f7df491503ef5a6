import { type DatedWork, doneByDate } from './activity.ts';
import { daysAfter, type Weekday, weekStart } from './calendar-date.ts';
import type { LessonRecord } from './records.ts';

/*
 * The days on which something was learnt, by the learner's own dates. A date is a name on a calendar, not a span of
 * hours: which one a moment is in is decided once, where the learner is at that moment, and counts keep the name.
 */

/** A day of the week that a learner is in. */
export interface WeekDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly when: 'past' | 'today' | 'to-come';
  readonly isLearnt: boolean;
}

/** How the learner comes: for the first time, back after a day or more without, as on other days, or done already. */
export type Arrival = 'first' | 'back' | 'usual' | 'learnt-today';

export interface LearningWeek {
  readonly days: readonly WeekDay[];
  readonly arrival: Arrival;
}

/** What tells of days. */
export interface DatedRecords extends DatedWork {
  readonly lessons: readonly Pick<LessonRecord, 'createdAt' | 'updatedAt' | 'completed'>[];
}

/**
 * The dates on which anything was learnt: something answered, a class taken or completed, homework saved.
 * @param localDate the learner's date, `YYYY-MM-DD`, of a moment in milliseconds since the epoch
 */
export function learntDates(records: DatedRecords, localDate: (at: number) => string): ReadonlySet<string> {
  const completed = records.lessons.filter((lesson) => lesson.completed);
  const dates = completed.map(({ updatedAt }) => localDate(updatedAt));
  return new Set([...doneByDate(records, localDate).keys(), ...dates]);
}

/**
 * The week of `today` and how the learner comes to it. Dates after today, which a clock that was ahead has written,
 * say nothing until they are there.
 * @param today the learner's date
 * @param firstDay the day that the learner's weeks begin with
 */
export function learningWeek(learnt: ReadonlySet<string>, today: string, firstDay: Weekday): LearningWeek {
  const first = weekStart(today, firstDay);
  const days = Array.from({ length: 7 }, (_, place): WeekDay => {
    const date = daysAfter(first, place);
    const when = date === today ? 'today' : date < today ? 'past' : 'to-come';
    return { date, when, isLearnt: when !== 'to-come' && learnt.has(date) };
  });
  return { days, arrival: arrivalOf(learnt, today) };
}

function arrivalOf(learnt: ReadonlySet<string>, today: string): Arrival {
  if (learnt.has(today)) return 'learnt-today';
  if (learnt.has(daysAfter(today, -1))) return 'usual';
  return [...learnt].some((date) => date < today) ? 'back' : 'first';
}
