import type { ReactNode, RefObject } from 'react';
import { BarLabel } from '../../ui/bar-label.tsx';
import { Button } from '../../ui/button.tsx';
import type { GameFact } from '../game-contract.ts';
import { Facts } from './facts.tsx';
import css from './game-bar.module.css';

interface GameBarProps {
  title: string;
  headingId: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Leads out of the game. */
  exitLink: ReactNode;
  scoreboard: readonly GameFact[];
  /** `null` if there is no game to pause. */
  onPause: (() => void) | null;
  hasSound: boolean;
  onSwitchSound: (hasSound: boolean) => void;
  onOpenSettings: () => void;
}

/** The only header while a game is open: exit, title, scoreboard, pause, sound and settings. */
export function GameBar(props: GameBarProps) {
  const {
    title,
    headingId,
    heading,
    exitLink,
    scoreboard,
    onPause,
    hasSound,
    onSwitchSound,
    onOpenSettings,
  } = props;
  return (
    <header ref={publishBarHeight} className={css.bar}>
      <div className={css.wayOut}>{exitLink}</div>
      <h1 id={headingId} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className={css.facts}>{scoreboard.length > 0 && <Facts facts={scoreboard} />}</div>
      <div className={css.tools}>
        {onPause && (
          <Button kind="quiet" icon="pause" onClick={onPause}>
            <BarLabel>Pause</BarLabel>
          </Button>
        )}
        <Button
          kind="quiet"
          icon={hasSound ? 'speaker' : 'speaker-off'}
          aria-pressed={hasSound}
          onClick={() => onSwitchSound(!hasSound)}
        >
          <BarLabel>Sound</BarLabel>
        </Button>
        <Button kind="quiet" icon="settings" onClick={onOpenSettings}>
          <BarLabel>Game settings</BarLabel>
        </Button>
      </div>
    </header>
  );
}

/**
 * Publishes the height of the bar, which kit/play-layout.module.css subtracts from the height of the window.
 */
function publishBarHeight(bar: HTMLElement | null) {
  const observer = new ResizeObserver(() =>
    bar?.parentElement?.style.setProperty('--bar-height', `${bar.offsetHeight}px`),
  );
  if (bar) observer.observe(bar);
  return () => observer.disconnect();
}
