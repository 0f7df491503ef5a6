import { useLiveQuery } from 'dexie-react-hooks';
import type { Course, LessonRecord, Profile } from '../../domain/records.ts';
import { MODES, type Mode } from '../../domain/rooms.ts';
import { useLearner } from '../../session/session-context.tsx';

const MODE_PREFERENCE = 'hub-mode';

export interface HubRecords {
  profile: Profile | null;
  course: Course | null;
  /** Newest first. */
  lessons: readonly LessonRecord[];
}

/** What the hub shows of the learner: `undefined` until it is read, 'failed' when the device can't read it. */
export function useHubRecords(): HubRecords | 'failed' | undefined {
  const { store } = useLearner();
  return useLiveQuery(async () => {
    try {
      const all = [store.profile(), store.course(), store.lessons()] as const;
      const [profile, course, lessons] = await Promise.all(all);
      return { profile, course, lessons };
    } catch (cause) {
      console.error('The learner’s records can’t be read:', cause);
      return 'failed';
    }
  }, [store]);
}

/** The hub's mode, kept for this learner on this device: Arcade if none was chosen, `undefined` until it is read. */
export function useMode(): [Mode | undefined, (mode: Mode) => void] {
  const { preferences } = useLearner();
  const stored = useLiveQuery(() => preferences.read(MODE_PREFERENCE), [preferences]);
  const mode = stored === undefined ? undefined : (MODES.find((known) => known === stored) ?? 'arcade');
  return [mode, (chosen) => void preferences.write(MODE_PREFERENCE, chosen).catch(console.error)];
}
