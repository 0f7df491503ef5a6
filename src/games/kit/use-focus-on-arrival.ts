import { useEffect, useRef } from 'react';

/**
 * The focus goes to what is new: the question is read out, and after it the keyboard needs only a number and
 * Enter. The page moves no more than it must.
 */
export function useFocusOnArrival<Arrived extends HTMLElement>() {
  const arrived = useRef<Arrived>(null);
  useEffect(() => {
    arrived.current?.focus({ preventScroll: true });
    arrived.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return arrived;
}
