import { Button } from '../../ui/button.tsx';
import css from './undo-line.module.css';

interface UndoLineProps {
  text: string;
  onUndo: () => void;
}

/** What was just done, and the way back. */
export function UndoLine({ text, onUndo }: UndoLineProps) {
  return (
    <div className={css.line} role="status">
      <span>{text}</span>
      <Button icon="reset" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
