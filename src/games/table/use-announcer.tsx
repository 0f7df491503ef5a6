import { useCallback, useState } from 'react';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';

/** Something to tell, and how often anything was told: the same text twice must be heard twice. */
interface Told {
  text: string;
  count: number;
}

/** A live region, and the way to put a sentence into it. */
export function useAnnouncer() {
  const [told, setTold] = useState<Told>({ text: '', count: 0 });

  const say = useCallback((text: string) => {
    if (text !== '') setTold(({ count }) => ({ text, count: count + 1 }));
  }, []);

  const region = (
    <OnlyReadAloud>
      <span role="status" data-announcer>
        {/* A screen reader passes over a text that did not change. */}
        {told.text}
        {told.count % 2 === 1 ? '\u00a0' : ''}
      </span>
    </OnlyReadAloud>
  );
  return { say, region };
}
