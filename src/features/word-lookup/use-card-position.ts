import { type RefObject, useLayoutEffect } from 'react';
import { getWordBoxes } from '../../ui/tappable-text/page-words.ts';
import { positionCard } from './card-position.ts';

/** Keeps a card next to its word while the page scrolls, on screens where the stylesheet places it there. */
export function useCardPosition(card: RefObject<HTMLElement | null>, range: Range): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const place = () => {
      const [word] = getWordBoxes(range);
      if (!word) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = positionCard(word, size, { width, height });
      element.style.setProperty('--left', `${left}px`);
      element.style.setProperty('--top', `${top}px`);
    };
    place();
    // The content of the card loads later and makes it taller.
    const growth = new ResizeObserver(place);
    growth.observe(element);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [card, range]);
}
