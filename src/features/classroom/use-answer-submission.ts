import { useReducer, useRef } from 'react';
import * as v from 'valibot';
import { type SubmitAnswerRequest, submitAnswerRequest } from '../../contract/lesson-api.ts';
import { type ApiFailure, isOutOfReach } from '../../domain/api-failure.ts';
import { answerFailureMessage } from '../../domain/api-messages.ts';
import { serverCredits } from '../../domain/credits.ts';
import { MESSAGES } from '../../domain/messages.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { checkStorage, storageMessage } from '../../domain/storage-limits.ts';
import { answerRequest } from '../../session/answer-request.ts';
import { useLearner, useSession } from '../../session/session-context.tsx';
import { today } from '../../session/today.ts';
import { saveFailureMessage } from './save-messages.ts';
import {
  type AnswerAttempt,
  answerAttempt,
  reduceSubmission,
  type SubmissionEvent,
} from './submission-state.ts';

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

  async function admission(answer: string): Promise<Result<SubmitAnswerRequest, string>> {
    if (session.state().phase !== 'signed-in') return err(MESSAGES.answerUnauthenticated);
    const storage = checkStorage(await store.storageBytes());
    if (!storage.ok) return err(storageMessage(storage.failure));
    const request = v.safeParse(submitAnswerRequest, answerRequest(lesson, answer));
    return request.success ? ok(request.output) : err('Your answer is too long to send. Please shorten it.');
  }

  async function send(attempt: AnswerAttempt): Promise<void> {
    const { key, answer } = attempt;
    const cancel = new AbortController();
    cancelling.current = cancel;
    dispatch({ type: 'sent', attempt });
    const request = await admission(answer);
    if (!request.ok) return dispatch({ type: 'failed', key, message: request.failure });
    const localDate = today();
    const reply = await api.submitAnswer(request.value, {
      localDate,
      idempotencyKey: key,
      signal: cancel.signal,
    });
    if (!reply.ok) return dispatch(await failed(attempt, reply.failure));
    const { feedback, remaining } = reply.value;
    const saved = await store.completeLesson(lesson.id, { answer, feedback });
    if (remaining !== undefined) await store.saveCredits(serverCredits(localDate, remaining));
    dispatch({
      type: 'answered',
      key,
      feedback,
      ...(saved.ok ? {} : { unsaved: saveFailureMessage(saved.failure) }),
    });
  }

  /** Without a connection the answer is kept and sent later; what else went wrong is told. */
  async function failed({ key, answer }: AnswerAttempt, failure: ApiFailure): Promise<SubmissionEvent> {
    const message = answerFailureMessage(failure);
    if (message === null) return { type: 'cancelled' };
    if (isOutOfReach(failure)) {
      const kept = await store.postAnswer({ lessonId: lesson.id, answer, key });
      if (kept.ok) {
        posting.wake();
        return { type: 'posted', key, ...(failure.kind === 'offline' ? {} : { message }) };
      }
    }
    return { type: 'failed', key, message };
  }

  async function submit(answer: string): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await send(answerAttempt(submission, answer, crypto.randomUUID()));
    } finally {
      isSending.current = false;
    }
  }

  return { submission, submit, cancel: () => cancelling.current?.abort() };
}
