import type { ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Fact } from '../contract.ts';
import { BarLabel } from './bar-label.tsx';
import { Facts } from './facts.tsx';
import css from './game-bar.module.css';

interface GameBarProps {
  title: string;
  headingId: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The way out. */
  leave: ReactNode;
  /** How a game in play stands; `null` while none is. */
  standing: readonly Fact[] | null;
  isPaused: boolean;
  onPause: () => void;
  onOpenSettings: () => void;
}

/** The name of the game; in play the one bar that is left of all headers, with how it stands and the ways to pause. */
export function GameBar({ title, headingId, heading, leave, standing, isPaused, ...on }: GameBarProps) {
  return (
    <header className={css.bar}>
      {leave && <div className={css.leave}>{leave}</div>}
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {standing && (
        <>
          <div className={css.facts}>
            <Facts facts={standing} />
          </div>
          <div className={css.tools}>
            {!isPaused && (
              <Button kind="quiet" icon="pause" onClick={on.onPause}>
                <BarLabel>Pause</BarLabel>
              </Button>
            )}
            <Button kind="quiet" icon="settings" onClick={on.onOpenSettings}>
              <BarLabel>Game settings</BarLabel>
            </Button>
          </div>
        </>
      )}
    </header>
  );
}
