import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';

interface PausePanelProps {
  /** The number of words that the class has taught. */
  words: number;
  onLeave: () => void;
}

/** The end of a class's first sitting. The class opens here again until its next step is opened. */
export function PausePanel({ words, onLeave }: PausePanelProps) {
  return (
    <div className={layout.stack3}>
      <p>
        <strong>Well done! This is half of your class.</strong>
      </p>
      <p>
        You met {words} {words === 1 ? 'word' : 'words'} and one rule. Continue now, or come back later. Your
        class is saved here.
      </p>
      <div>
        <Button onClick={onLeave}>Take a break</Button>
      </div>
    </div>
  );
}
