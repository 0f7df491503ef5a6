import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useCloseOnBack } from '../../ui/use-close-on-back.ts';

/**
 * Closes a card on Escape, a press or focus outside it, and the browser's back button. Focus moves into the
 * card, and returns to the earlier element unless the learner has moved it elsewhere.
 *
 * @param card must be focusable (`tabIndex={-1}`); it is open for as long as it is mounted
 */
export function useCardClosing(card: RefObject<HTMLElement | null>, onClose: () => void): void {
  useCloseOnBack({ isOpen: true, onClose });

  // The clean-up of a layout effect runs before the card leaves the document, while the focus is still in it.
  useLayoutEffect(() => {
    const element = card.current;
    const earlier = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      const hasFocus = element?.contains(document.activeElement);
      if (hasFocus && earlier instanceof HTMLElement) earlier.focus({ preventScroll: true });
    };
  }, [card]);

  useEffect(() => {
    const isOutside = ({ target }: Event) => target instanceof Node && !card.current?.contains(target);
    const closeOutside = (event: Event) => {
      if (isOutside(event)) onClose();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    // While capturing, so that a handler inside the page can't stop the event before it arrives here.
    document.addEventListener('pointerdown', closeOutside, { capture: true });
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', closeOutside, { capture: true });
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey, { capture: true });
    };
  }, [card, onClose]);
}
