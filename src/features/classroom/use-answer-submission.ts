import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { submitAnswerRequest } from '../../api-contract/lesson-api.ts';
import { filterRequests } from '../../data/requests/request-rows.ts';
import { checkStorage } from '../../domain/check-limits.ts';
import { formatStorageFailure, MESSAGES } from '../../domain/messages.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { newId } from '../../platform/new-id.ts';
import { formatSaveFailure } from '../../session/save-messages.ts';
import { useLearner, useSession } from '../../session/session-context.tsx';
import {
  deriveSubmissionState,
  hasFeedback,
  resolveIdempotencyKey,
  type SubmissionAttempt,
} from './submission-state.ts';

/**
 * Submits an answer for feedback, which completes the lesson (specification, section 4), and reports its
 * status. Leaving the lesson does not stop the request.
 */
export function useAnswerSubmission(lesson: LessonRecord) {
  const session = useSession();
  const { store } = useLearner();
  const answers =
    useLiveQuery(async () => filterRequests(await store.readRequests(), 'answer'), [store]) ?? [];
  const row = answers.find(({ lessonId }) => lessonId === lesson.id);
  const [attempt, setAttempt] = useState<SubmissionAttempt>({ status: 'idle' });
  const isSubmitting = useRef(false);
  const submission = deriveSubmissionState(row, attempt);
  const isAnswered = row?.status.phase === 'done';

  // Feedback that arrives while its lesson is open counts as seen, even if the answer was sent before a
  // reload.
  useEffect(() => {
    if (!isAnswered) return;
    setAttempt((before) => (before.status === 'stopped' ? before : { status: 'answered' }));
    void store.deleteRequest(row.key);
  }, [isAnswered, row?.key, store]);

  async function trySubmitting(answer: string): Promise<SubmissionAttempt> {
    if (session.getState().status !== 'signed-in')
      return createStoppedAttempt(MESSAGES.answerUnauthenticated);
    const storage = checkStorage(await store.measureStorageBytes());
    if (!storage.ok) return createStoppedAttempt(formatStorageFailure(storage.failure));
    if (!v.is(submitAnswerRequest.entries.answer, answer)) {
      return createStoppedAttempt('Your answer is too long to send. Please make it shorter.');
    }
    const key = resolveIdempotencyKey(row, answer, newId());
    setAttempt({ status: 'awaiting', key });
    const enqueued = await store.enqueueRequest({ kind: 'answer', key, lessonId: lesson.id, answer });
    return enqueued.ok
      ? { status: 'awaiting', key }
      : createStoppedAttempt(formatSaveFailure(enqueued.failure));
  }

  async function submit(answer: string): Promise<void> {
    if (isSubmitting.current || submission.status === 'sending') return;
    isSubmitting.current = true;
    try {
      setAttempt(await trySubmitting(answer));
    } catch (cause) {
      // Reads of the database throw; writes return their failure.
      console.error('The answer could not be submitted:', cause);
      setAttempt(createStoppedAttempt(MESSAGES.answerFailed));
    } finally {
      isSubmitting.current = false;
    }
  }

  function cancel(): void {
    if (submission.status === 'sending') void store.cancelRequest(submission.key);
  }

  const unsaved = submission.status === 'answered' ? submission.unsavedFeedback : undefined;
  return {
    submission,
    submit,
    cancel,
    isChecked: hasFeedback(submission, lesson),
    unsaved,
    /** The lesson's feedback, or one that could not be stored; empty before it arrives. */
    feedback: unsaved?.feedback ?? lesson.feedback,
  };
}

export type AnswerSubmission = ReturnType<typeof useAnswerSubmission>;

function createStoppedAttempt(message: string): SubmissionAttempt {
  return { status: 'stopped', message };
}
