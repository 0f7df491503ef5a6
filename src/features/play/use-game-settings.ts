import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useState } from 'react';
import { isSameJson } from '../../data/canonical-json.ts';
import { type GameSettings, parseGameSettings } from '../../games/host/game-settings.ts';
import { useLearner } from '../../session/session-context.tsx';

const SETTINGS_PREFERENCE = 'game-settings';

/** The choices for all games, kept for this learner on this device; `undefined` until they are read. */
export function useGameSettings(): [GameSettings | undefined, (settings: GameSettings) => void] {
  const { preferences } = useLearner();
  const stored = useLiveQuery(
    async () => parseGameSettings(await preferences.read(SETTINGS_PREFERENCE)),
    [preferences],
  );
  // Before it is stored: the next choice is made of this one.
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
