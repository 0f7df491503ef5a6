import { type HTMLAttributes, type RefObject, useEffect, useState } from 'react';

/** The elements that the Tab key reaches. */
const TAB_STOPS = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';

type ScrollingProps = Pick<HTMLAttributes<HTMLElement>, 'role' | 'tabIndex' | 'aria-label'>;

/**
 * Makes an area focusable while it scrolls and contains no tab stop, because then nothing else would scroll
 * it by keyboard. Otherwise it adds no tab stop.
 * @param name the accessible name of the area while it is focusable
 * @returns the props of the area
 */
export function useKeyboardScrolling(area: RefObject<HTMLElement | null>, name: string): ScrollingProps {
  const [needsFocus, setNeedsFocus] = useState(false);
  // After each render, because the content may be new. The observer reports sizes without a forced layout.
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setNeedsFocus(isOnlyScrollable(element)));
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  });
  return needsFocus ? { role: 'group', tabIndex: 0, 'aria-label': name } : {};
}

function isOnlyScrollable(element: HTMLElement): boolean {
  if (element.scrollHeight <= element.clientHeight || element.querySelector(TAB_STOPS)) return false;
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
}
