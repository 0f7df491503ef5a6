import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus and the view to a heading when it appears, and when what it stands for becomes another. */
export function useHeadingFocus(subject: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject is what was entered
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [subject]);

  return heading;
}
