import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useState } from 'react';
import { formatCount } from '../../domain/format-count.ts';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { useScreenHeading } from '../../ui/screen-heading.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { GameFact, GameMeta } from '../game-contract.ts';
import { GameBar } from './game-bar.tsx';
import type { GameHost } from './game-host.ts';
import { GameScreenBody } from './game-screen-body.tsx';
import type { GameScreenProps } from './game-screen-props.ts';
import { chooseSound } from './game-settings.ts';
import type { HostState } from './host-state.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { useGameHost, useHostState } from './use-game-host.ts';

/** The screen around a game, the same for all games: bar, lobby, board, end screen, settings. */
export function GameScreen(props: GameScreenProps) {
  const { meta, ports, settings, onSettingsChange, exitLink } = props;
  const { announce, region } = useAnnouncer();
  const loaded = useGameHost({ meta, ports, settings, announce });
  const host = loaded.status === 'loaded' ? loaded.host : null;
  const hostState = useHostState(host);
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const headingId = useId();
  const heading = useGameHeading(meta.title, hostState?.status);

  // Ignored unless a game is in play.
  const pause = () => host?.dispatch({ type: 'paused', reason: 'asked' });

  return (
    // `data-game` hides page and room headers (ui/page.module.css, hub/room-view.module.css) and delays
    // notices (ui/notices.module.css).
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
        onSwitchSound={(sound) => onSettingsChange(chooseSound(settings, sound))}
        onOpenSettings={() => {
          pause();
          setSettingsOpen(true);
        }}
      />
      {loaded.status === 'loading' && <BusyIndicator label={`Opening ${meta.title}…`} />}
      {loaded.status === 'failed' && (
        <Alert kind="error">
          We couldn’t load this game. Check your internet, leave the room and try again.
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

/** The scoreboard of a game in play. Before that, the length of a game, so that the bar keeps its height. */
function getScoreboard(
  { minutes }: GameMeta,
  host: GameHost | null,
  state: HostState | null,
): readonly GameFact[] {
  if (state?.status === 'over') return [];
  if (host && state?.status === 'playing') return host.game.getScoreboard(state.gameState);
  return [{ label: 'Time', value: `about ${formatCount(minutes, 'minute')}` }];
}

/** A live region, to be drawn once, and a function that puts a text into it. */
function useAnnouncer() {
  const [announced, setAnnounced] = useState({ text: '', count: 0 });

  const announce = useCallback((text: string) => {
    if (text !== '') setAnnounced(({ count }) => ({ text, count: count + 1 }));
  }, []);

  const region = (
    <VisuallyHidden>
      {/* `data-announcer`: tests tell this region from others by it. */}
      <span role="status" data-announcer>
        {/* The space makes a repeated text a change, which screen readers need to read it again. */}
        {announced.text}
        {announced.count % 2 === 1 ? '\u00a0' : ''}
      </span>
    </VisuallyHidden>
  );
  return { announce, region };
}

/**
 * Names the game's screen, and returns the ref of its heading. The heading gets the focus when the game opens
 * and when a change of status removes the focused element; its scroll margin (game-bar.module.css) scrolls
 * the page to its top.
 * @param status of the host; `undefined` while the game loads
 */
function useGameHeading(title: string, status: string | undefined): RefObject<HTMLHeadingElement | null> {
  const { heading } = useScreenHeading(title, 'activity');

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [heading]);

  // Before the view moves the focus: the page may still be scrolled to where the last screen was read.
  useLayoutEffect(() => {
    if (status) heading.current?.scrollIntoView();
  }, [status, heading]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked after each change of status
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [status]);

  return heading;
}

/**
 * Ignores the second click of a double click if the first one removed its button: it would hit the next
 * screen, unseen. For use as a `ref`.
 */
function ignoreDoubleClicks(screen: HTMLElement | null) {
  let clicked: Element | null = null;
  function onClick(event: MouseEvent): void {
    if (event.detail > 1 && clicked && !clicked.isConnected) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    clicked = event.target instanceof Element ? event.target.closest('button, a') : null;
  }
  screen?.addEventListener('click', onClick, { capture: true });
  return () => screen?.removeEventListener('click', onClick, { capture: true });
}
