import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { submitAnswerRequest } from '../../contract/lesson-api.ts';
import { filterRequests } from '../../data/requests/request-rows.ts';
import { checkStorage } from '../../domain/limits.ts';
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
 * Hands an answer in for feedback, which completes the lesson (specification, section 4), and tells what becomes of
 * it. Leaving the lesson does not stop it.
 */
export function useAnswerSubmission(lesson: LessonRecord) {
  const session = useSession();
  const { store } = useLearner();
  const answers =
    useLiveQuery(async () => filterRequests(await store.readRequests(), 'answer'), [store]) ?? [];
  const row = answers.find(({ lessonId }) => lessonId === lesson.id);
  const [handover, setHandover] = useState<SubmissionAttempt>({ status: 'none' });
  const isHandingIn = useRef(false);
  const submission = deriveSubmissionState(row, handover);
  const isAnswered = row?.life.phase === 'done';

  // Feedback that comes while its lesson is open counts as seen, also when the answer was handed in before a reload.
  useEffect(() => {
    if (!isAnswered) return;
    setHandover((before) => (before.status === 'stopped' ? before : { status: 'answered' }));
    void store.deleteRequest(row.key);
  }, [isAnswered, row?.key, store]);

  async function tryHandingIn(answer: string): Promise<SubmissionAttempt> {
    if (session.getState().status !== 'signed-in')
      return createStoppedAttempt(MESSAGES.answerUnauthenticated);
    const storage = checkStorage(await store.measureStorageBytes());
    if (!storage.ok) return createStoppedAttempt(formatStorageFailure(storage.failure));
    if (!v.is(submitAnswerRequest.entries.answer, answer)) {
      return createStoppedAttempt('Your answer is too long to send. Please shorten it.');
    }
    const key = resolveIdempotencyKey(row, answer, newId());
    setHandover({ status: 'awaiting', key });
    const asked = await store.enqueueRequest({ kind: 'answer', key, lessonId: lesson.id, answer });
    return asked.ok ? { status: 'awaiting', key } : createStoppedAttempt(formatSaveFailure(asked.failure));
  }

  async function submit(answer: string): Promise<void> {
    if (isHandingIn.current || submission.status === 'sending') return;
    isHandingIn.current = true;
    try {
      setHandover(await tryHandingIn(answer));
    } catch (cause) {
      // A read of the device may throw where a write gives its failure.
      console.error('The answer could not be handed in:', cause);
      setHandover(createStoppedAttempt(MESSAGES.answerFailed));
    } finally {
      isHandingIn.current = false;
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
    /** Of the lesson, or one that could not be stored; empty before it comes. */
    feedback: unsaved?.feedback ?? lesson.feedback,
  };
}

export type AnswerSubmission = ReturnType<typeof useAnswerSubmission>;

function createStoppedAttempt(message: string): SubmissionAttempt {
  return { status: 'stopped', message };
}
