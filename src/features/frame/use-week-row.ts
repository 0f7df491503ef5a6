import { useLiveQuery } from 'dexie-react-hooks';
import { useLearner } from '../../session/session-context.tsx';

const WEEK_PREFERENCE = 'hub-week';

/** Whether the hub shows the learner's week, kept for this learner on this device; `undefined` until it is read. */
export function useWeekRow(): [boolean | undefined, (isShown: boolean) => void] {
  const { preferences } = useLearner();
  const isShown = useLiveQuery(
    async () => (await preferences.read(WEEK_PREFERENCE)) !== false,
    [preferences],
  );
  return [isShown, (chosen) => void preferences.write(WEEK_PREFERENCE, chosen).catch(console.error)];
}
