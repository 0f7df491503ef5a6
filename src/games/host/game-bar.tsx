import type { ReactNode, RefObject } from 'react';
import { BarLabel } from '../../ui/bar-label.tsx';
import { Button } from '../../ui/button.tsx';
import type { GameFact } from '../contract.ts';
import { Facts } from './facts.tsx';
import css from './game-bar.module.css';

interface GameBarProps {
  title: string;
  headingId: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The way out. */
  exitLink: ReactNode;
  /** How a game in play stands. */
  scoreboard: readonly GameFact[];
  /** `null` where there is nothing to pause. */
  onPause: (() => void) | null;
  hasSound: boolean;
  onSwitchSound: (hasSound: boolean) => void;
  onOpenSettings: () => void;
}

/** The one bar that a game leaves of all headers: the way out, its name, how it stands, a pause, the sound, the settings. */
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
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {title}
      </h3>
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

/** The bar is as high as its lines are; the game below gets what is left of the window (kit/play-layout.module.css). */
function publishBarHeight(bar: HTMLElement | null) {
  const watch = new ResizeObserver(() =>
    bar?.parentElement?.style.setProperty('--bar-height', `${bar.offsetHeight}px`),
  );
  if (bar) watch.observe(bar);
  return () => watch.disconnect();
}
