import { useLiveQuery } from 'dexie-react-hooks';
import { type GameSettings, readGameSettings } from '../../games/table/game-settings.ts';
import { useLearner } from '../../session/session-context.tsx';

const SETTINGS_PREFERENCE = 'game-settings';

/** The choices for all games, kept for this learner on this device; `undefined` until they are read. */
export function useGameSettings(): [GameSettings | undefined, (settings: GameSettings) => void] {
  const { preferences } = useLearner();
  const stored = useLiveQuery(
    async () => readGameSettings(await preferences.read(SETTINGS_PREFERENCE)),
    [preferences],
  );
  return [stored, (chosen) => void preferences.write(SETTINGS_PREFERENCE, chosen).catch(console.error)];
}
