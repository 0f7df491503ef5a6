import { Button } from '../../ui/button.tsx';
import type { Fact } from '../contract.ts';
import { BarLabel } from './bar-label.tsx';
import { Facts } from './facts.tsx';
import css from './play-bar.module.css';

interface PlayBarProps {
  facts: readonly Fact[];
  isPaused: boolean;
  onPause: () => void;
  onOpenSettings: () => void;
}

/** Beside the name of a game in play: how it stands, and the ways to pause it. */
export function PlayBar({ facts, isPaused, onPause, onOpenSettings }: PlayBarProps) {
  return (
    <>
      <div className={css.facts}>
        <Facts facts={facts} />
      </div>
      <div className={css.tools}>
        {!isPaused && (
          <Button kind="quiet" icon="pause" onClick={onPause}>
            <BarLabel>Pause</BarLabel>
          </Button>
        )}
        <Button kind="quiet" icon="settings" onClick={onOpenSettings}>
          <BarLabel>Game settings</BarLabel>
        </Button>
      </div>
    </>
  );
}
