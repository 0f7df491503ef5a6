import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * What takes a card away besides its button: Escape, a press or the focus elsewhere, and the way back. The
 * focus comes into the card, and goes back where it was unless it went on by itself.
 */
export function useCardClosing(card: RefObject<HTMLElement | null>, onClose: () => void): void {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      onClose();
      return true;
    },
    enableBeforeUnload: false,
  });

  useLayoutEffect(() => {
    const element = card.current;
    const before = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      const isHere = element?.contains(document.activeElement);
      if (isHere && before instanceof HTMLElement) before.focus({ preventScroll: true });
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
