import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useState } from 'react';
import { isSameJson } from '../../data/canonical-json.ts';
import { type GameSettings, parseGameSettings } from '../../games/host/game-settings.ts';
import { useLearner } from '../../session/session-context.tsx';

const SETTINGS_PREFERENCE = 'game-settings';

/** The settings of all games, stored for this learner on this device; `undefined` while they load. */
export function useGameSettings(): [GameSettings | undefined, (settings: GameSettings) => void] {
  const { preferences } = useLearner();
  const stored = useLiveQuery(
    async () => parseGameSettings(await preferences.read(SETTINGS_PREFERENCE)),
    [preferences],
  );
  // A choice that is not stored yet; the next choice starts from it.
  const [chosen, setChosen] = useState<GameSettings>();
  if (chosen && stored && isSameJson(chosen, stored)) setChosen(undefined);

  const choose = useCallback(
    (settings: GameSettings) => {
      setChosen(settings);
      preferences.write(SETTINGS_PREFERENCE, settings).catch(console.error);
    },
    [preferences],
  );

  return [chosen ?? stored, choose];
}
