import { useLiveQuery } from 'dexie-react-hooks';
import type { Course, Profile } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';

export type ProgressRecords =
  | { phase: 'reading' }
  | { phase: 'failed' }
  | { phase: 'read'; profile: Profile | null; course: Course | null; badges: readonly string[] };

/** What the progress page shows, live; `failed` when the device's database can't be read. */
export function useProgressRecords(): ProgressRecords {
  const { store } = useLearner();
  const records = useLiveQuery(async (): Promise<ProgressRecords> => {
    try {
      const [profile, course, badges] = await Promise.all([store.profile(), store.course(), store.badges()]);
      return { phase: 'read', profile, course, badges };
    } catch (error) {
      console.error(error);
      return { phase: 'failed' };
    }
  }, [store]);
  return records ?? { phase: 'reading' };
}
