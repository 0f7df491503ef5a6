import { useEffect, useState } from 'react';
import { getLocalDay, type LocalDay } from '../../domain/local-day.ts';

/** The learner's day. A page that stays open over midnight, or comes back from the pocket, is told of the new one. */
export function useLocalDay(): LocalDay {
  const [day, setDay] = useState(() => getLocalDay(Date.now()));
  useEffect(() => {
    const look = () => {
      const now = getLocalDay(Date.now());
      setDay((before) => (before.date === now.date && before.end === now.end ? before : now));
    };
    const timer = setTimeout(look, Math.max(0, day.end - Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [day]);
  return day;
}
