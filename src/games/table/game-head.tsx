import type { RefObject } from 'react';
import { EmblemTile } from '../../ui/emblem.tsx';
import type { Game } from '../contract.ts';
import css from './game-host.module.css';
import type { GameTable } from './game-table.ts';
import type { GameHostProps } from './host-props.ts';
import { PlayBar } from './play-bar.tsx';
import type { TableState } from './table-state.ts';

interface GameHeadProps extends Pick<GameHostProps, 'meta' | 'hue' | 'leave' | 'isAlone'> {
  headingId: string;
  heading: RefObject<HTMLHeadingElement | null>;
  game: Game | undefined;
  table: GameTable | undefined;
  state: TableState | null;
  onOpenSettings: () => void;
}

/** The name of the game, and in play the one bar that is left of all headers. */
export function GameHead({
  meta,
  hue,
  leave,
  isAlone,
  headingId,
  heading,
  game,
  table,
  state,
  onOpenSettings,
}: GameHeadProps) {
  const playing = state?.phase === 'playing' ? state : null;
  return (
    <header className={css.head}>
      {!playing && (
        <EmblemTile hue={hue} size={48}>
          {meta.emblem}
        </EmblemTile>
      )}
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {meta.title}
      </h3>
      {(playing || !isAlone) && <div className={css.leave}>{leave}</div>}
      {playing && game && table && (
        <PlayBar
          facts={game.standing(playing.state)}
          isPaused={playing.pause !== null}
          onPause={() => table.dispatch({ type: 'paused', why: 'asked' })}
          onOpenSettings={onOpenSettings}
        />
      )}
    </header>
  );
}
