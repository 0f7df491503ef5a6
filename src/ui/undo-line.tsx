import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import layout from './layout.module.css';
import css from './undo-line.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface UndoLineProps {
  text: string;
  /** Absent after the undo. */
  onUndo?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * A line about the last action, with an undo button; visible at any scroll position. It takes the focus,
 * because the button that was pressed is gone.
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
