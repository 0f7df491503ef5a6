import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import css from './dialog.module.css';
import layout from './layout.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface DialogProps {
  title: string;
  open: boolean;
  /** Escape, the browser's Back, the close button, or a press outside. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode | undefined;
}

/** A modal card in a native `<dialog>`, which traps the focus and restores it. */
export function Dialog({ title, open, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useCloseOnBack({ isOpen: open, onClose });

  // Closed before it is removed from the document, or the focus would not be restored.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press outside is a shortcut for Escape and the button
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className={classNames(layout.stack4, css.card)}>
          <div className={css.top}>
            <h2 id={titleId}>{title}</h2>
            <Button kind="quiet" icon="close" className={css.close} onClick={onClose}>
              <VisuallyHidden>Close</VisuallyHidden>
            </Button>
          </div>
          <div className={layout.stack3}>{children}</div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
