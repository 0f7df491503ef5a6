import type { LearnerStore } from '../../data/learner/learner-store.ts';
import type { Counts, Credits, HomeworkRecord } from '../../domain/records.ts';
import { type CourseRecords, readCourse } from '../frame/use-records.ts';

/** What the hub tells a learner's day from. */
export interface DayRecords extends CourseRecords {
  homework: readonly HomeworkRecord[];
  counts: Counts;
  credits: Credits | null;
}

export async function readDay(store: LearnerStore): Promise<DayRecords> {
  const [course, homework, counts, credits] = await Promise.all([
    readCourse(store),
    store.homework(),
    store.counts(),
    store.credits(),
  ]);
  return { ...course, homework, counts, credits };
}
