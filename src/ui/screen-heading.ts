import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** Screens are nested: a game is in a room, and the room is on a page. Outermost first. */
const DEPTHS = ['page', 'room', 'activity'] as const;
export type ScreenDepth = (typeof DEPTHS)[number];

interface OpenScreen {
  readonly depth: ScreenDepth;
  readonly title: string;
}

let openScreens: readonly OpenScreen[] = [];
const listeners = new Set<() => void>();

function setOpenScreens(screens: readonly OpenScreen[]): void {
  openScreens = screens;
  const title = findInnermost()?.title;
  if (title !== undefined) document.title = `${title} · Learning Arcade`;
  for (const listener of listeners) listener();
}

function findInnermost(): OpenScreen | undefined {
  return openScreens.reduce<OpenScreen | undefined>(
    (inner, screen) =>
      !inner || DEPTHS.indexOf(screen.depth) >= DEPTHS.indexOf(inner.depth) ? screen : inner,
    undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isDeeper = (depth: ScreenDepth) =>
  DEPTHS.indexOf(findInnermost()?.depth ?? 'page') > DEPTHS.indexOf(depth);

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
    () => !isDeeper(depth),
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
