import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure } from '../../domain/api-failure.ts';
import { getCreditsOn, toServerCredits } from '../../domain/credits.ts';
import { formatCreditsFailure } from '../../domain/format-api-failure.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { today } from '../../session/today.ts';

export interface ClassroomCredits {
  /** Classes left today: the server's count once it is known, else the local one. */
  remaining: number;
  /**
   * Why the server's count could not be fetched, or that the device's date is wrong; `null` if all is well.
   */
  message: string | null;
  /** Fetches the server's count, which replaces the local one. */
  refresh: () => Promise<void>;
}

/** Today's credits, fetched when the classroom opens and when the connection returns. */
export function useCredits(): ClassroomCredits {
  const { api, store } = useLearner();
  const stored = useLiveQuery(() => store.readCredits(), [store]);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isDateWrong, setDateWrong] = useState(false);
  // Once the server says that its limit is reached, no class is left, even if this device counted fewer.
  const remaining = failure?.kind === 'limit' ? 0 : getCreditsOn(stored ?? null, today()).remaining;

  const fetchCredits = useCallback(
    async (signal?: AbortSignal) => {
      const date = today();
      let usesServerDate = false;
      const onWrongDate = () => {
        usesServerDate = true;
      };
      const options = { localDate: date, onWrongDate, ...(signal ? { signal } : {}) };
      const answer = await api.fetchRemainingCalls(options);
      if (!signal?.aborted) setDateWrong(usesServerDate);
      if (answer.ok) {
        await store.saveCredits(toServerCredits(date, answer.value));
        setFailure(null);
      } else if (answer.failure.kind !== 'cancelled') {
        setFailure(answer.failure);
      }
    },
    [api, store],
  );

  useEffect(() => {
    const unmount = new AbortController();
    const fetchNow = () => void fetchCredits(unmount.signal);
    fetchNow();
    window.addEventListener('online', fetchNow, { signal: unmount.signal });
    return () => unmount.abort();
  }, [fetchCredits]);

  return {
    remaining,
    message: failure ? formatCreditsFailure(failure, remaining) : isDateWrong ? MESSAGES.wrongDate : null,
    refresh: fetchCredits,
  };
}
