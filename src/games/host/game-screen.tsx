import { useId, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import type { GameFact, GameMeta } from '../contract.ts';
import { formatCount } from '../kit/format-count.ts';
import { GameBar } from './game-bar.tsx';
import type { GameHost } from './game-host.ts';
import { GameScreenBody } from './game-screen-body.tsx';
import type { GameScreenProps } from './game-screen-props.ts';
import type { HostState } from './host-state.ts';
import { ignoreDoubleClicks } from './ignore-double-clicks.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { useAnnouncer } from './use-announcer.tsx';
import { useGameHost, useHostState } from './use-game-host.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

/** One game from its start to its end: everything about it that is the same in every game. */
export function GameScreen(props: GameScreenProps) {
  const { meta, ports, settings, onSettingsChange, exitLink } = props;
  const { say: announce, region } = useAnnouncer();
  const loaded = useGameHost({ meta, ports, settings, announce });
  const host = loaded.status === 'loaded' ? loaded.host : null;
  const hostState = useHostState(host);
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const headingId = useId();
  const heading = useHeadingFocus(hostState?.status);

  // Ignored unless a game is in play and goes on.
  const pause = () => host?.dispatch({ type: 'paused', reason: 'asked' });

  return (
    // `data-game`: page and room step back from a game (ui/page.module.css, hub/room-view.module.css), and
    // notices wait for its end (ui/notices.module.css).
    <section
      ref={ignoreDoubleClicks}
      aria-labelledby={headingId}
      data-hue={meta.hue}
      data-game={hostState?.status ?? 'loading'}
    >
      <GameBar
        title={meta.title}
        {...{ headingId, heading, exitLink }}
        scoreboard={getScoreboard(meta, host, hostState)}
        onPause={hostState?.status === 'playing' && !hostState.pauseReason ? pause : null}
        hasSound={settings.sound}
        onSwitchSound={(sound) => onSettingsChange({ ...settings, sound })}
        onOpenSettings={() => {
          pause();
          setSettingsOpen(true);
        }}
      />
      {loaded.status === 'loading' && <BusyIndicator label={`Opening ${meta.title}…`} />}
      {loaded.status === 'failed' && (
        <Alert kind="error">
          This game could not be loaded. Check your connection, leave the room and try again.
        </Alert>
      )}
      {host && hostState && <GameScreenBody {...props} {...{ host, hostState, announce }} />}
      <SettingsDialog
        open={areSettingsOpen}
        settings={settings}
        onChange={onSettingsChange}
        onClose={() => setSettingsOpen(false)}
      />
      {region}
    </section>
  );
}

/** How a game in play stands. Before it, its length: then the bar is as high as it will be, and nothing moves. */
function getScoreboard(
  { minutes }: GameMeta,
  table: GameHost | null,
  shown: HostState | null,
): readonly GameFact[] {
  if (shown?.status === 'over') return [];
  if (table && shown?.status === 'playing') return table.game.getScoreboard(shown.gameState);
  return [{ label: 'Time', value: `about ${formatCount(minutes, 'minute')}` }];
}
