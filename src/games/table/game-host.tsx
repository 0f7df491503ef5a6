import { useId, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Working } from '../../ui/working.tsx';
import type { Fact, GameMeta } from '../contract.ts';
import { counted } from '../kit/counted.ts';
import { dropDoubledClicks } from './doubled-click.ts';
import { GameBar } from './game-bar.tsx';
import type { GameTable } from './game-table.ts';
import type { GameHostProps } from './host-props.ts';
import { OnTable } from './on-table.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import type { TableState } from './table-state.ts';
import { useAnnouncer } from './use-announcer.tsx';
import { useGameTable, useTableState } from './use-game-table.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

/** One game from its start to its end: everything about it that is the same in every game. */
export function GameHost(props: GameHostProps) {
  const { meta, ports, settings, onSettings, wayOut } = props;
  const { say, region } = useAnnouncer();
  const loaded = useGameTable({ meta, ports, settings, say });
  const table = loaded.phase === 'loaded' ? loaded.table : null;
  const shown = useTableState(table);
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const headingId = useId();
  const heading = useHeadingFocus(shown?.phase);

  // Ignored unless a game is in play and goes on.
  const pause = () => table?.dispatch({ type: 'paused', why: 'asked' });

  return (
    // `data-game`: page and room step back from a game (ui/page.module.css, hub/room-view.module.css), and
    // notices wait for its end (ui/notices.module.css).
    <section
      ref={dropDoubledClicks}
      aria-labelledby={headingId}
      data-hue={meta.hue}
      data-game={shown?.phase ?? 'loading'}
    >
      <GameBar
        title={meta.title}
        {...{ headingId, heading, wayOut }}
        standing={standing(meta, table, shown)}
        onPause={shown?.phase === 'playing' && !shown.pause ? pause : null}
        hasSound={settings.sound}
        onSwitchSound={(sound) => onSettings({ ...settings, sound })}
        onOpenSettings={() => {
          pause();
          setSettingsOpen(true);
        }}
      />
      {loaded.phase === 'loading' && <Working label={`Opening ${meta.title}…`} />}
      {loaded.phase === 'failed' && (
        <Alert kind="error">
          This game could not be loaded. Check your connection, leave the room and try again.
        </Alert>
      )}
      {table && shown && <OnTable {...props} {...{ table, shown, say }} />}
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

/** How a game in play stands. Before it, its length: then the bar is as high as it will be, and nothing moves. */
function standing({ minutes }: GameMeta, table: GameTable | null, shown: TableState | null): readonly Fact[] {
  if (shown?.phase === 'over') return [];
  if (table && shown?.phase === 'playing') return table.game.standing(shown.gameState);
  return [{ label: 'Time', value: `about ${counted(minutes, 'minute')}` }];
}
