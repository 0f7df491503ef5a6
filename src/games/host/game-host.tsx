import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { BestResults } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmblemTile } from '../../ui/emblem.tsx';
import type { Hue } from '../../ui/hue.ts';
import { Working } from '../../ui/working.tsx';
import type { GameDefinition } from '../contract.ts';
import css from './game-host.module.css';
import type { GameSettings } from './game-settings.ts';
import { GameHostContext } from './host-context.ts';
import { OnTable } from './on-table.tsx';
import { PlayBar } from './play-bar.tsx';
import type { GamePorts } from './ports.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { useAnnouncer } from './use-announcer.tsx';
import { useGameTable } from './use-game-table.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useTableState } from './use-table-state.ts';

export interface GameHostProps {
  definition: GameDefinition;
  /** The same object for as long as the game is: its change opens the game anew. */
  ports: GamePorts;
  /** The learner's level, which the start proposes. */
  level: Level;
  best: BestResults;
  settings: GameSettings;
  onSettings: (settings: GameSettings) => void;
  /** The hue of the room that the game stands in. */
  hue: Hue;
  /** The way back to the room's other games, or out of a room that has no others. */
  leave: ReactNode;
  /** The room holds nothing but this game: its own way out is enough while no game is in play. */
  isAlone?: boolean | undefined;
}

/** One game from its start to its end: everything about it that is the same in every game. */
export function GameHost(props: GameHostProps) {
  const { definition, ports, settings, onSettings, leave, isAlone = false } = props;
  const { say, region } = useAnnouncer();
  const loaded = useGameTable({ definition, ports, settings, say });
  const state = useTableState(loaded);
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const headingId = useId();
  const heading = useHeadingFocus(definition.id);

  const { game, table } = loaded.phase === 'loaded' ? loaded : {};
  const playing = state?.phase === 'playing' ? state : null;
  const isPaused = playing !== null && playing.pause !== null;
  const { timing } = settings;
  const tools = useMemo(
    () => table && { playTime: table.playTime, timing, isPaused, speak: ports.speak, say },
    [table, timing, isPaused, ports, say],
  );

  // The page is shorter now, and stands where the start was read. What the view does with its focus comes after.
  const isInPlay = playing !== null;
  useLayoutEffect(() => {
    if (isInPlay) heading.current?.scrollIntoView({ block: 'start' });
  }, [heading, isInPlay]);

  // What had the focus may be gone with the last phase; where nothing took it over, the game's name does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of phase
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading, state?.phase]);

  function openSettings(): void {
    table?.pause('asked');
    setSettingsOpen(true);
  }

  return (
    <section className={css.host} aria-labelledby={headingId} data-in-play={isInPlay || undefined}>
      <header className={css.head}>
        {!isInPlay && (
          <EmblemTile hue={props.hue} size={48}>
            {definition.emblem}
          </EmblemTile>
        )}
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {definition.title}
        </h3>
        {(isInPlay || !isAlone) && <div className={css.leave}>{leave}</div>}
        {playing && game && table && (
          <PlayBar
            facts={game.standing(playing.state)}
            isPaused={isPaused}
            onPause={() => table.pause('asked')}
            onOpenSettings={openSettings}
          />
        )}
      </header>
      {loaded.phase === 'loading' && <Working label={`Opening ${definition.title}…`} />}
      {loaded.phase === 'failed' && (
        <Alert kind="error">
          This game could not be loaded. Check your connection, leave the room and try again.
        </Alert>
      )}
      {game && table && state && tools && (
        <GameHostContext value={tools}>
          <OnTable
            {...props}
            leave={isAlone ? null : leave}
            game={game}
            table={table}
            state={state}
            onOpenSettings={openSettings}
          />
        </GameHostContext>
      )}
      <SettingsDialog
        open={areSettingsOpen}
        settings={settings}
        onChange={onSettings}
        onClose={() => setSettingsOpen(false)}
      />
      {region}
    </section>
  );
}
