import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Working } from '../../ui/working.tsx';
import type { Fact, Game, GameMeta } from '../contract.ts';
import { counted } from '../kit/counted.ts';
import { ViewHostContext } from '../kit/host-context.ts';
import { dropDoubledClicks } from './doubled-click.ts';
import { GameBar } from './game-bar.tsx';
import type { GameHostProps } from './host-props.ts';
import { OnTable } from './on-table.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import type { TableState } from './table-state.ts';
import { useAnnouncer } from './use-announcer.tsx';
import { useGameTable, useTableState } from './use-game-table.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

/** One game from its start to its end: everything about it that is the same in every game. */
export function GameHost(props: GameHostProps) {
  const { meta, ports, settings, leave } = props;
  const { say, region } = useAnnouncer();
  const loaded = useGameTable({ meta, ports, settings, say });
  const state = useTableState(loaded);
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const headingId = useId();
  const heading = useHeadingFocus(meta.id);
  useFocusOfPhase(heading, state?.phase);

  const { game, table } = loaded.phase === 'loaded' ? loaded : {};
  const playing = state?.phase === 'playing' ? state : null;
  const isPaused = playing !== null && playing.pause !== null;
  const { timing } = settings;
  const host = useMemo(
    () => table && { playTime: table.playTime, timing, isPaused, speak: ports.speak, say },
    [table, timing, isPaused, ports, say],
  );

  function openSettings(): void {
    table?.dispatch({ type: 'paused', why: 'asked' });
    setSettingsOpen(true);
  }

  return (
    // `data-game`: page and room step back from a game (ui/page.module.css, hub/room-view.module.css), and
    // badges wait for its end (frame/badge-notice.module.css).
    <section
      ref={dropDoubledClicks}
      aria-labelledby={headingId}
      data-hue={meta.hue}
      data-game={state?.phase ?? 'loading'}
    >
      <GameBar
        title={meta.title}
        {...{ headingId, heading }}
        leave={leave}
        standing={standingOf(meta, game, state)}
        onPause={playing && !playing.pause ? () => table?.dispatch({ type: 'paused', why: 'asked' }) : null}
        hasSound={settings.sound}
        onSound={(sound) => props.onSettings({ ...settings, sound })}
        onOpenSettings={openSettings}
      />
      {loaded.phase === 'loading' && <Working label={`Opening ${meta.title}…`} />}
      {loaded.phase === 'failed' && (
        <Alert kind="error">
          This game could not be loaded. Check your connection, leave the room and try again.
        </Alert>
      )}
      {game && table && state && host && (
        <ViewHostContext value={host}>
          <OnTable {...props} {...{ game, table, state }} />
        </ViewHostContext>
      )}
      <SettingsDialog
        open={areSettingsOpen}
        settings={settings}
        onChange={props.onSettings}
        onClose={() => setSettingsOpen(false)}
      />
      {region}
    </section>
  );
}

/** How a game in play stands. Before it, its length: then the bar is as high as it will be, and nothing moves. */
function standingOf(
  { minutes }: GameMeta,
  game: Game | undefined,
  state: TableState | null,
): readonly Fact[] {
  if (state?.phase === 'over') return [];
  if (game && state?.phase === 'playing') return game.standing(state.state);
  return [{ label: 'Time', value: `about ${counted(minutes, 'minute')}` }];
}

/** Where the page stands and what has the focus when the table's phase changes. */
function useFocusOfPhase(
  heading: RefObject<HTMLHeadingElement | null>,
  phase: TableState['phase'] | undefined,
): void {
  // The page is another now, and stands where the last one was read. What the view does with its focus comes after.
  useLayoutEffect(() => {
    if (phase) heading.current?.scrollIntoView();
  }, [heading, phase]);

  // What had the focus may be gone with the last phase; where nothing took it over, the game's name does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of phase
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading, phase]);
}
