import type { LearnerStore } from '../../data/learner/learner-store.ts';
import type { Counts, Credits, HomeworkRecord, Mistake } from '../../domain/records.ts';
import { type CourseRecords, readCourseRecords } from '../shell/use-records.ts';

/** The records for the learner's day on the hub. */
export interface DayRecords extends CourseRecords {
  homework: readonly HomeworkRecord[];
  counts: Counts;
  mistakes: readonly Mistake[];
  credits: Credits | null;
  /** Oldest first. */
  badges: readonly string[];
  /** Ids of the games that were started or finished. */
  playedGames: readonly string[];
}

export async function readDayRecords(store: LearnerStore): Promise<DayRecords> {
  const [course, homework, counts, mistakes, credits, badges, best, saved] = await Promise.all([
    readCourseRecords(store),
    store.readHomework(),
    store.readCounts(),
    store.readMistakes(),
    store.readCredits(),
    store.readBadges(),
    store.readBestResults(),
    store.readSavedGameIds(),
  ]);
  const playedGames = [...new Set([...Object.keys(best), ...saved])];
  return { ...course, homework, counts, mistakes, credits, badges, playedGames };
}
