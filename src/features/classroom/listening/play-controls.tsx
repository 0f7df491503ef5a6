import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import layout from '../../../ui/layout.module.css';
import css from './listening.module.css';
import { lineAt, type Playback, type PlaybackEvent, type Speed } from './playback.ts';

const SPEEDS: readonly { value: Speed; label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'slower', label: 'Slow' },
  { value: 'slow', label: 'Very slow' },
];

interface PlayControlsProps {
  playback: Playback;
  count: number;
  onEvent: (event: PlaybackEvent) => void;
  /** What the button says before the text was begun. */
  label: string;
}

/** Play and pause, a line again, a line back, the speed, and how far the text has come. */
export function PlayControls({ playback, count, onEvent, label }: PlayControlsProps) {
  const { now } = playback;
  const at = lineAt(playback, count);
  const isBegun = now.phase !== 'unheard';
  return (
    <div className={layout.stack3} data-print="never">
      <div className={layout.row2}>
        {now.phase === 'playing' ? (
          <Button kind="primary" icon="pause" onClick={() => onEvent({ type: 'paused' })}>
            Pause
          </Button>
        ) : (
          <Button kind="primary" icon="play" onClick={() => onEvent({ type: 'played' })}>
            {now.phase === 'still' ? 'Go on' : now.phase === 'over' ? 'Play again' : label}
          </Button>
        )}
        <Button icon="reset" onClick={() => onEvent({ type: 'repeated' })}>
          Line again
        </Button>
        <Button icon="back" aria-disabled={at === 0} onClick={() => at > 0 && onEvent({ type: 'went-back' })}>
          Line back
        </Button>
      </div>
      <p className={css.progress}>
        <span>{now.phase === 'over' ? 'Heard to the end' : `Line ${at + 1} of ${count}`}</span>
        <progress
          aria-label="Lines heard"
          max={count}
          value={now.phase === 'over' ? count : at + (isBegun ? 1 : 0)}
        />
      </p>
      <ChoiceGroup
        legend="Speed"
        options={SPEEDS}
        value={playback.speed}
        onChange={(speed) => onEvent({ type: 'speed-chosen', speed })}
      />
    </div>
  );
}
