import { useEffect, useState } from 'react';
import { runAfterPaint } from './after-paint.ts';

/** Whether a screen was painted since this was first rendered: what comes with it but is looked at later waits for that. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    runAfterPaint(() => isCurrent && setPainted(true));
    return () => {
      isCurrent = false;
    };
  }, []);
  return isPainted;
}
