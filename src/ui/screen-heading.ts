import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createListeners } from '../domain/listeners.ts';

/** Screens are nested: a game is in a room, and the room is on a page. Outermost first. */
const DEPTHS = ['page', 'room', 'activity'] as const;
export type ScreenDepth = (typeof DEPTHS)[number];

interface OpenScreen {
  readonly depth: ScreenDepth;
  readonly title: string;
}

let openScreens: readonly OpenScreen[] = [];
const { subscribe, notify } = createListeners();

function setOpenScreens(screens: readonly OpenScreen[]): void {
  openScreens = screens;
  const title = findInnermost()?.title;
  if (title !== undefined) document.title = `${title} · Learning Arcade`;
  notify();
}

/** The deepest open screen, and of several the one that was opened last. */
function findInnermost(): OpenScreen | undefined {
  let innermost: OpenScreen | undefined;
  for (const screen of openScreens) {
    if (!innermost || !isDeeper(innermost.depth, screen.depth)) innermost = screen;
  }
  return innermost;
}

function isDeeper(one: ScreenDepth, other: ScreenDepth): boolean {
  return DEPTHS.indexOf(one) > DEPTHS.indexOf(other);
}

/**
 * Names a screen: the innermost open one gives the document's title and has the only heading of level 1. When
 * a screen inside it closes and takes the focus with it, its heading gets the focus.
 * @param title also the text of the heading
 * @returns the ref of the heading, which needs `tabIndex={-1}`, and whether to render it
 */
export function useScreenHeading(
  title: string,
  depth: ScreenDepth,
): { heading: RefObject<HTMLHeadingElement | null>; isInnermost: boolean } {
  const heading = useRef<HTMLHeadingElement>(null);
  const isInnermost = useSyncExternalStore(
    subscribe,
    () => !isDeeper(findInnermost()?.depth ?? 'page', depth),
    () => true,
  );

  // Before the paint, so that two headings are never shown.
  useLayoutEffect(() => {
    const screen = { depth, title };
    setOpenScreens([...openScreens, screen]);
    return () => setOpenScreens(openScreens.filter((open) => open !== screen));
  }, [depth, title]);

  const wasInnermost = useRef(isInnermost);
  useEffect(() => {
    const hasReturned = isInnermost && !wasInnermost.current;
    wasInnermost.current = isInnermost;
    if (hasReturned && document.activeElement === document.body) heading.current?.focus();
  }, [isInnermost]);

  return { heading, isInnermost };
}
