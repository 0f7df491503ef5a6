import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useCloseOnBack } from '../../ui/use-close-on-back.ts';

/**
 * Closes a card on Escape, a press or focus outside it, and the browser's back button. Focus moves into the
 * card, and returns to the earlier element unless the learner has moved it elsewhere.
 */
export function useCardClosing(card: RefObject<HTMLElement | null>, onClose: () => void): void {
  useCloseOnBack(true, onClose);

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
