import { useLiveQuery } from 'dexie-react-hooks';
import { useLearner } from '../../session/session-context.tsx';

/** A preference stored for this learner on this device, parsed by `parse`; `undefined` while it loads. */
export function usePreference<Choice>(
  name: string,
  parse: (stored: unknown) => Choice,
): [Choice | undefined, (choice: Choice) => void] {
  const { preferences } = useLearner();
  const choice = useLiveQuery(async () => parse(await preferences.read(name)), [preferences]);
  return [choice, (chosen) => void preferences.write(name, chosen).catch(console.error)];
}
