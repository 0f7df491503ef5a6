import { useLiveQuery } from 'dexie-react-hooks';
import { MODES, type Mode } from '../../domain/rooms.ts';
import { useLearner } from '../../session/session-context.tsx';

const MODE_PREFERENCE = 'hub-mode';

/** The hub's mode, kept for this learner on this device: Arcade if none was chosen, `undefined` until it is read. */
export function useMode(): [Mode | undefined, (mode: Mode) => void] {
  const { preferences } = useLearner();
  const stored = useLiveQuery(() => preferences.read(MODE_PREFERENCE), [preferences]);
  const mode = stored === undefined ? undefined : (MODES.find((known) => known === stored) ?? 'arcade');
  return [mode, (chosen) => void preferences.write(MODE_PREFERENCE, chosen).catch(console.error)];
}
