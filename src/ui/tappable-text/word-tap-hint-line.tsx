import { Button } from '../button.tsx';
import css from './word-tap-hint-line.module.css';

interface WordTapHintLineProps {
  isEmpty: boolean;
  onDismiss: () => void;
}

/** Tells the learner once that each word of a text can be tapped. */
export function WordTapHintLine({ isEmpty, onDismiss }: WordTapHintLineProps) {
  return (
    <div className={css.line} data-empty={isEmpty} data-print="never">
      <p>Tap any word to see what it means.</p>
      <Button kind="quiet" onClick={onDismiss}>
        OK
      </Button>
    </div>
  );
}
