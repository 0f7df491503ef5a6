import { useEffect } from 'react';
import { Working } from '../../ui/working.tsx';
import type { GameTable } from './game-table.ts';
import type { Occasion } from './host-props.ts';
import type { SavedGame } from './saved-game.ts';

interface BeginAtOnceProps {
  table: GameTable;
  occasion: Occasion;
  saved: SavedGame | null;
}

/** Goes on with what was left of this occasion, or begins it: what is left of another, such as yesterday's, is over. */
export function BeginAtOnce({ table, occasion: { choice }, saved }: BeginAtOnceProps) {
  const isLeft = saved?.level === choice.level && saved.variant === choice.variant;
  useEffect(() => {
    table.dispatch(isLeft ? { type: 'asked-to-continue' } : { type: 'asked-to-begin', choice });
  }, [table, isLeft, choice]);
  return <Working label="Dealing…" />;
}
