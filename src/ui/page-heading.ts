import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** The address whose heading was shown last: focus moves on navigation, not on load or on a repaint. */
let shownAddress: string | null = null;

/**
 * Names the document and, after a navigation, moves the focus to the screen's heading, as a page load would.
 * @returns the ref of the heading, which needs `tabIndex={-1}`
 */
export function usePageHeading(documentTitle: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const here = useLocation({ select: (location) => location.pathname });
  // Kept from the first paint: a screen that is being left already sees the next one's address.
  const [address] = useState(here);

  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  useEffect(() => {
    if (shownAddress !== null && shownAddress !== address) heading.current?.focus();
    shownAddress = address;
  }, [address]);

  return heading;
}
