import { useEffect, useRef } from 'react';

/**
 * The focus goes to what is new: the question is read out, and after it the keyboard needs only a number and
 * Enter. The page moves no more than it must, as `bringIntoSight` moves it at first.
 */
export function useFocusOnMount<Arrived extends HTMLElement>(
  bringIntoSight: (arrived: Arrived) => void = scrollToNearest,
) {
  const arrived = useRef<Arrived>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival alone
  useEffect(() => {
    if (!arrived.current) return;
    arrived.current.focus({ preventScroll: true });
    bringIntoSight(arrived.current);
  }, []);
  return arrived;
}

function scrollToNearest(arrived: HTMLElement): void {
  arrived.scrollIntoView({ block: 'nearest' });
}
