import { useEffect, useRef } from 'react';

/**
 * Returns a ref; its element gets the focus when it mounts, so that screen readers read it and the keyboard
 * continues from it.
 * @param scrollTo brings the element into view; by default with as little scrolling as possible
 */
export function useFocusOnMount<Focused extends HTMLElement>(
  scrollTo: (element: Focused) => void = scrollToNearest,
) {
  const ref = useRef<Focused>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (!ref.current) return;
    ref.current.focus({ preventScroll: true });
    scrollTo(ref.current);
  }, []);
  return ref;
}

function scrollToNearest(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' });
}
