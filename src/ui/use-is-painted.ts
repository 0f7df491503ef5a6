import { useEffect, useState } from 'react';
import { runAfterPaint } from './after-paint.ts';

/** Whether the first render has been painted, to defer rendering what is not needed for it. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    runAfterPaint(() => {
      if (isCurrent) setPainted(true);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return isPainted;
}
