import { useLiveQuery } from 'dexie-react-hooks';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import type { Course, LessonRecord, Profile } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';

/** What a screen shows of the records, live: `undefined` until it is read, 'failed' when the device can't read it. */
export function useRecords<Records>(
  read: (store: LearnerStore) => Promise<Records>,
): Records | 'failed' | undefined {
  const { store } = useLearner();
  return useLiveQuery(
    () =>
      read(store).catch((cause) => {
        console.error('The learner’s records can’t be read:', cause);
        return 'failed' as const;
      }),
    [store],
  );
}

/** Where a learner stands: what the hub and the classroom build on. */
export interface CourseRecords {
  profile: Profile | null;
  course: Course | null;
  /** Newest first. */
  lessons: readonly LessonRecord[];
}

export async function readCourseRecords(store: LearnerStore): Promise<CourseRecords> {
  const [profile, course, lessons] = await Promise.all([
    store.readProfile(),
    store.readCourse(),
    store.readLessons(),
  ]);
  return { profile, course, lessons };
}
