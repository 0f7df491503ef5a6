import { type RefObject, useLayoutEffect } from 'react';
import { getWordBoxes } from '../../ui/tappable-text/page-words.ts';

/** Keeps a card next to its word while the page scrolls, on screens where the stylesheet places it there. */
export function useCardPosition(card: RefObject<HTMLElement | null>, range: Range): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const updatePosition = () => {
      const [word] = getWordBoxes(range);
      if (!word) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = positionCard(word, size, { width, height });
      element.style.setProperty('--left', `${left}px`);
      element.style.setProperty('--top', `${top}px`);
    };
    updatePosition();
    // The content of the card loads later and makes it taller.
    const resizes = new ResizeObserver(updatePosition);
    resizes.observe(element);
    window.addEventListener('scroll', updatePosition, { capture: true, passive: true });
    window.addEventListener('resize', updatePosition);
    return () => {
      resizes.disconnect();
      window.removeEventListener('scroll', updatePosition, { capture: true });
      window.removeEventListener('resize', updatePosition);
    };
  }, [card, range]);
}

/** The position of a box in the window, in CSS pixels. */
interface Box {
  left: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** The space between a card and its word or the edge of the window, in CSS pixels. */
const GAP = 8;

/** Positions a card below its word, or above it when there is no space, and inside the window. */
export function positionCard(word: Box, card: Size, screen: Size): { left: number; top: number } {
  const below = word.bottom + GAP;
  const above = word.top - GAP - card.height;
  const fitsBelow = below + card.height + GAP <= screen.height;
  const top = fitsBelow || above < GAP ? below : above;
  return {
    left: clampToScreen(word.left, screen.width - card.width - GAP),
    top: clampToScreen(top, screen.height - card.height - GAP),
  };
}

function clampToScreen(position: number, max: number): number {
  return Math.max(GAP, Math.min(position, max));
}
