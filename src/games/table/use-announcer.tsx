import { useCallback, useState } from 'react';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';

/** Something to say, and how often anything was said: the same text twice must be heard twice. */
interface Said {
  text: string;
  count: number;
}

/** A live region, and the way to put a sentence into it. */
export function useAnnouncer() {
  const [said, setSaid] = useState<Said>({ text: '', count: 0 });

  const say = useCallback((text: string) => {
    if (text !== '') setSaid(({ count }) => ({ text, count: count + 1 }));
  }, []);

  const region = (
    <OnlyReadAloud>
      <span role="status" data-announcer>
        {/* A screen reader passes over a text that did not change. */}
        {said.text}
        {said.count % 2 === 1 ? '\u00a0' : ''}
      </span>
    </OnlyReadAloud>
  );
  return { say, region };
}
