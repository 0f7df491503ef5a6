import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The ref of a game's heading, which takes the focus as the game is entered, and wherever a change of phase lost it.
 * The page stands at its top then: the heading's scroll margin is all of the window (game-bar.module.css).
 * @param phase of the table; absent while the game loads
 */
export function useHeadingFocus(phase: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);

  // The page is another now, and stands where the last one was read. What the view does with its focus comes after.
  useLayoutEffect(() => {
    if (phase) heading.current?.scrollIntoView();
  }, [phase]);

  // What had the focus may be gone with the last phase; where nothing took it over, the game's name does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of phase
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [phase]);

  return heading;
}
