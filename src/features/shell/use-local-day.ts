import { useEffect, useState } from 'react';
import { getLocalDay, type LocalDay } from '../../domain/local-day.ts';

/** The learner's day, updated at midnight and when the page becomes visible. */
export function useLocalDay(): LocalDay {
  const [day, setDay] = useState(() => getLocalDay(Date.now()));
  useEffect(() => {
    const update = () => {
      const now = getLocalDay(Date.now());
      setDay((before) => (before.date === now.date && before.end === now.end ? before : now));
    };
    const timer = setTimeout(update, Math.max(0, day.end - Date.now()));
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [day]);
  return day;
}
