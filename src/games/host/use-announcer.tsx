import { useCallback, useState } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** A live region, to be drawn once, and the way to put a sentence into it. */
export function useAnnouncer() {
  // `count` is how often anything was said: the same text twice must be heard twice.
  const [said, setSaid] = useState({ text: '', count: 0 });

  const say = useCallback((text: string) => {
    if (text !== '') setSaid(({ count }) => ({ text, count: count + 1 }));
  }, []);

  const region = (
    <VisuallyHidden>
      {/* `data-announcer`: the page has more of this role, and tests look for this one. */}
      <span role="status" data-announcer>
        {/* A screen reader passes over a text that did not change. */}
        {said.text}
        {said.count % 2 === 1 ? '\u00a0' : ''}
      </span>
    </VisuallyHidden>
  );
  return { say, region };
}
