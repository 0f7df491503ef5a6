import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import layout from '../../../ui/layout.module.css';
import css from './listening.module.css';
import { getCurrentLine, type Playback, type PlaybackEvent, type PlaybackSpeed } from './playback.ts';

const SPEEDS: readonly { value: PlaybackSpeed; label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'slower', label: 'Slow' },
  { value: 'slow', label: 'Very slow' },
];

interface PlayControlsProps {
  playback: Playback;
  count: number;
  onEvent: (event: PlaybackEvent) => void;
  /** The label of the play button at the start. */
  label: string;
}

/** Buttons for play, pause, repeat and back, the speed, and the progress. */
export function PlayControls({ playback, count, onEvent, label }: PlayControlsProps) {
  const { position } = playback;
  const at = getCurrentLine(playback, count);
  const hasStarted = position.status !== 'idle';
  return (
    <div className={layout.stack3} data-print="never">
      <div className={layout.row2}>
        {position.status === 'playing' ? (
          <Button kind="primary" icon="pause" onClick={() => onEvent({ type: 'paused' })}>
            Pause
          </Button>
        ) : (
          <Button kind="primary" icon="play" onClick={() => onEvent({ type: 'played' })}>
            {position.status === 'paused'
              ? 'Keep listening'
              : position.status === 'ended'
                ? 'Play again'
                : label}
          </Button>
        )}
        <Button icon="reset" onClick={() => onEvent({ type: 'repeated' })}>
          Repeat line
        </Button>
        <Button icon="back" aria-disabled={at === 0} onClick={() => at > 0 && onEvent({ type: 'went-back' })}>
          Back one line
        </Button>
      </div>
      <p className={css.progress}>
        <span>{position.status === 'ended' ? 'Played to the end' : `Line ${at + 1} of ${count}`}</span>
        <progress
          aria-label="Lines played"
          max={count}
          value={position.status === 'ended' ? count : at + (hasStarted ? 1 : 0)}
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
