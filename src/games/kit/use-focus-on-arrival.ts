import { useEffect, useRef } from 'react';
import { showAboveHand } from './show-above-hand.ts';

/**
 * The focus goes to what is new: the question is read out, and after it the keyboard needs only a number and
 * Enter. The page moves no more than it must.
 */
export function useFocusOnArrival<Arrived extends HTMLElement>() {
  const arrived = useRef<Arrived>(null);
  useEffect(() => {
    if (!arrived.current) return;
    arrived.current.focus({ preventScroll: true });
    showAboveHand(arrived.current);
  }, []);
  return arrived;
}
