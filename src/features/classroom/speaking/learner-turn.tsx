import { estimateSpeakingMs } from '../../../domain/speaking-time.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import css from './dialogue.module.css';
import { RecordingControls } from './recording-controls.tsx';

interface LearnerTurnProps {
  line: string;
  rate: number;
  /** The dialogue goes on by itself when the learner's time is over. */
  isWaiting: boolean;
  onSaid: () => void;
  /** The dialogue is to wait for the learner. */
  onRecord: () => void;
}

/** The learner's own line: time to say it, and a way to hear oneself. */
export function LearnerTurn({ line, rate, isWaiting, onSaid, onRecord }: LearnerTurnProps) {
  return (
    <div className={layout.stack3}>
      {isWaiting && (
        <div className={layout.row2}>
          <span className={css.time} aria-hidden="true">
            <span style={{ animationDuration: `${estimateSpeakingMs(line, rate)}ms` }} />
          </span>
          <Button icon="tick" onClick={onSaid}>
            I have said it
          </Button>
        </div>
      )}
      <RecordingControls sentence={line} onRecord={onRecord} />
    </div>
  );
}
