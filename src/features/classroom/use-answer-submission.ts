import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { submitAnswerRequest } from '../../contract/lesson-api.ts';
import { requestsOf } from '../../data/requests/request-rows.ts';
import { MESSAGES } from '../../domain/messages.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { checkStorage, storageMessage } from '../../domain/storage-limits.ts';
import { newId } from '../../platform/new-id.ts';
import { saveFailureMessage } from '../../session/save-messages.ts';
import { useLearner, useSession } from '../../session/session-context.tsx';
import { answerKey, type Handover, hasResult, submissionOf } from './submission-state.ts';

/**
 * Hands an answer in for feedback, which completes the lesson (specification, section 4), and tells what becomes of
 * it. Leaving the lesson does not stop it.
 */
export function useAnswerSubmission(lesson: LessonRecord) {
  const session = useSession();
  const { store } = useLearner();
  const answers = useLiveQuery(async () => requestsOf(await store.requests(), 'answer'), [store]) ?? [];
  const row = answers.find(({ lessonId }) => lessonId === lesson.id);
  const [handover, setHandover] = useState<Handover>({ phase: 'none' });
  const isHandingIn = useRef(false);
  const submission = submissionOf(row, handover);
  const isAnswered = row?.life.phase === 'done';

  // Feedback that comes while its lesson is open counts as seen, also when the answer was handed in before a reload.
  useEffect(() => {
    if (!isAnswered) return;
    setHandover((before) => (before.phase === 'stopped' ? before : { phase: 'answered' }));
    void store.forget(row.key);
  }, [isAnswered, row?.key, store]);

  async function tryHandingIn(answer: string): Promise<Handover> {
    if (session.state().phase !== 'signed-in') return stopped(MESSAGES.answerUnauthenticated);
    const storage = checkStorage(await store.storageBytes());
    if (!storage.ok) return stopped(storageMessage(storage.failure));
    if (!v.is(submitAnswerRequest.entries.answer, answer)) {
      return stopped('Your answer is too long to send. Please shorten it.');
    }
    const key = answerKey(row, answer, newId());
    setHandover({ phase: 'awaiting', key });
    const asked = await store.ask({ kind: 'answer', key, lessonId: lesson.id, answer });
    return asked.ok ? { phase: 'awaiting', key } : stopped(saveFailureMessage(asked.failure));
  }

  async function submit(answer: string): Promise<void> {
    if (isHandingIn.current || submission.phase === 'sending') return;
    isHandingIn.current = true;
    try {
      setHandover(await tryHandingIn(answer));
    } catch (cause) {
      // A read of the device may throw where a write gives its failure.
      console.error('The answer could not be handed in:', cause);
      setHandover(stopped(MESSAGES.answerFailed));
    } finally {
      isHandingIn.current = false;
    }
  }

  function cancel(): void {
    if (submission.phase === 'sending') void store.cancelRequest(submission.key);
  }

  const unsaved = submission.phase === 'answered' ? submission.unsaved : undefined;
  return {
    submission,
    submit,
    cancel,
    isChecked: hasResult(submission, lesson),
    unsaved,
    /** Of the lesson, or one that could not be stored; empty before it comes. */
    feedback: unsaved?.feedback ?? lesson.feedback,
  };
}

export type AnswerSubmission = ReturnType<typeof useAnswerSubmission>;

function stopped(message: string): Handover {
  return { phase: 'stopped', message };
}
