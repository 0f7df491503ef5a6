import { useReducer, useRef } from 'react';
import type { LessonRecord } from '../../domain/records.ts';
import { useLearner, useSession } from '../../session/session-context.tsx';
import { today } from '../../session/today.ts';
import { sendAnswer } from './send-answer.ts';
import { answerAttempt, reduceSubmission } from './submission-state.ts';

/**
 * Sends an answer for feedback and completes the lesson with it (specification, section 4). Leaving the
 * lesson does not stop it: the feedback is stored when it arrives.
 */
export function useAnswerSubmission(lesson: LessonRecord) {
  const session = useSession();
  const { api, store, answers: posting } = useLearner();
  const [submission, dispatch] = useReducer(reduceSubmission, { phase: 'idle' });
  const isSending = useRef(false);
  const cancelling = useRef<AbortController | null>(null);
  const isSignedIn = () => session.state().phase === 'signed-in';

  async function submit(answer: string): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    const attempt = answerAttempt(submission, answer, crypto.randomUUID());
    const cancel = new AbortController();
    cancelling.current = cancel;
    dispatch({ type: 'sent', attempt });
    const work = { lesson, attempt, localDate: today(), cancel };
    dispatch(await sendAnswer(work, { store, api, posting, isSignedIn }));
    isSending.current = false;
  }

  return { submission, submit, cancel: () => cancelling.current?.abort() };
}
