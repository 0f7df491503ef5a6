import { useLiveQuery } from 'dexie-react-hooks';
import { useLearner } from '../../session/session-context.tsx';

const ALONE_PREFERENCE = 'level-alone';

/** Whether this device keeps the learner's level without those beside it; `undefined` until it is read. */
export function useLevelAlone(): [boolean | undefined, (isAlone: boolean) => void] {
  const { preferences } = useLearner();
  const isAlone = useLiveQuery(
    async () => (await preferences.read(ALONE_PREFERENCE)) === true,
    [preferences],
  );
  return [isAlone, (chosen) => void preferences.write(ALONE_PREFERENCE, chosen).catch(console.error)];
}
