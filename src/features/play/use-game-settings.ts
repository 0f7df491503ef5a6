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
  // A choice is shown until it is stored, so that a quick second choice doesn't lose the first. If it can't
  // be stored, it counts until the page is closed.
  const [chosen, setChosen] = useState<GameSettings>();
  // Once stored, changes in other tabs count again. React allows setting a component's own state in a render.
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
