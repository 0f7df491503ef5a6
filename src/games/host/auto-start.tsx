import { useEffect } from 'react';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import type { GameHost } from './game-host.ts';
import type { OneTimeGame } from './game-screen-props.ts';
import type { SavedGame } from './saved-game.ts';

interface AutoStartProps {
  host: GameHost;
  oneTimeGame: OneTimeGame;
  saved: SavedGame | null;
}

/** Goes on with what was left of this occasion, or begins it: what is left of another, such as yesterday's, is over. */
export function AutoStart({ host, oneTimeGame: { choice }, saved }: AutoStartProps) {
  const isLeft = saved?.level === choice.level && saved.variant === choice.variant;
  useEffect(() => {
    host.dispatch(isLeft ? { type: 'asked-to-continue' } : { type: 'asked-to-begin', choice });
  }, [host, isLeft, choice]);
  return <BusyIndicator label="Dealing…" />;
}
