import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { PostedAnswer } from '../../domain/posted-answer.ts';
import { useLearner } from '../../session/session-context.tsx';

/** The answer of an open lesson that waits in the post. Feedback that came from there counts as seen. */
export function usePostedAnswer(lessonId: string): PostedAnswer | undefined {
  const { store } = useLearner();
  const posted = useLiveQuery(() => store.postedAnswers(), [store]);
  const mine = posted?.find((one) => one.lessonId === lessonId);
  const isChecked = mine?.state === 'checked';
  useEffect(() => {
    if (isChecked) void store.clearPost(lessonId);
  }, [isChecked, store, lessonId]);
  return mine;
}
