import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import layout from './layout.module.css';
import css from './undo-line.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface UndoLineProps {
  text: string;
  /** Left out once it is undone. */
  onUndo?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * What was just done, and the way back: in sight wherever the list was scrolled to. It takes the focus as it comes, for
 * what was pressed is gone from the screen.
 */
export function UndoLine({ text, onUndo, onClose }: UndoLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={line} className={classNames(layout.line2, css.line)} role="status" tabIndex={-1}>
      <span className={css.text}>{text}</span>
      {onUndo && (
        <Button icon="reset" onClick={onUndo}>
          Undo
        </Button>
      )}
      <Button kind="quiet" icon="close" onClick={onClose}>
        <VisuallyHidden>Close</VisuallyHidden>
      </Button>
    </div>
  );
}
