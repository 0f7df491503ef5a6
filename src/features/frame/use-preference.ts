import { useLiveQuery } from 'dexie-react-hooks';
import { useLearner } from '../../session/session-context.tsx';

/** A choice that is kept for this learner on this device, as `read` takes it; `undefined` until it is read. */
export function usePreference<Choice>(
  name: string,
  read: (kept: unknown) => Choice,
): [Choice | undefined, (choice: Choice) => void] {
  const { preferences } = useLearner();
  const choice = useLiveQuery(async () => read(await preferences.read(name)), [preferences]);
  return [choice, (chosen) => void preferences.write(name, chosen).catch(console.error)];
}
