import { useLiveQuery } from 'dexie-react-hooks';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import type { Course, LessonRecord, Profile } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';

/** Records for a screen, live: `undefined` while they load, 'failed' when the device can't read them. */
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

/** The records of the course, for the hub and the classroom. */
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
