import * as v from 'valibot';
import { type SubmitAnswerRequest, submitAnswerRequest } from '../../contract/lesson-api.ts';
import type { LearnerStore } from '../../data/learner-store.ts';
import { type ApiFailure, isOutOfReach } from '../../domain/api-failure.ts';
import { answerFailureMessage } from '../../domain/api-messages.ts';
import { serverCredits } from '../../domain/credits.ts';
import { MESSAGES } from '../../domain/messages.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { checkStorage, storageMessage } from '../../domain/storage-limits.ts';
import { answerRequest } from '../../session/answer-request.ts';
import type { Learner } from '../../session/session.ts';
import { saveFailureMessage } from './save-messages.ts';
import type { AnswerAttempt, SubmissionEvent } from './submission-state.ts';

interface AnswerWork {
  lesson: LessonRecord;
  attempt: AnswerAttempt;
  /** The learner's local date, `YYYY-MM-DD`. */
  localDate: string;
  /** Gives the call up, for the learner or for a later answer to the same lesson. */
  cancel: AbortController;
}

interface AnswerPorts {
  store: Pick<LearnerStore, 'storageBytes' | 'completeLesson' | 'saveCredits' | 'postAnswer'>;
  api: Pick<Learner['api'], 'submitAnswer'>;
  /** What sends the answers that are kept on this device. */
  posting: Learner['answers'];
  isSignedIn: () => boolean;
}

/** Answers of this page that are on their way, by lesson, also after the learner has left it. */
const underway = new Map<string, AbortController>();

/**
 * Sends an answer and completes its lesson with the feedback; without a connection, keeps it to be sent later
 * (specification, section 4). It takes the place of an earlier one that is still on its way. What becomes of
 * it is the event that comes back; this never rejects.
 */
export async function sendAnswer(work: AnswerWork, ports: AnswerPorts): Promise<SubmissionEvent> {
  try {
    return await trySend(work, ports);
  } catch (cause) {
    // A read of the device may throw where a write gives its failure.
    console.error('The answer could not be sent:', cause);
    return { type: 'failed', key: work.attempt.key, message: MESSAGES.answerFailed };
  }
}

async function trySend(work: AnswerWork, ports: AnswerPorts): Promise<SubmissionEvent> {
  const { lesson, attempt, localDate, cancel } = work;
  const { store, api } = ports;
  const { key, answer } = attempt;
  const request = await admission(work, ports);
  if (!request.ok) return { type: 'failed', key, message: request.failure };
  underway.get(lesson.id)?.abort();
  underway.set(lesson.id, cancel);
  const reply = await api
    .submitAnswer(request.value, { localDate, idempotencyKey: key, signal: cancel.signal })
    .finally(() => {
      if (underway.get(lesson.id) === cancel) underway.delete(lesson.id);
    });
  if (!reply.ok) return failed(work, reply.failure, ports);
  const { feedback, remaining } = reply.value;
  const saved = await store.completeLesson(lesson.id, { answer, feedback });
  if (remaining !== undefined) await store.saveCredits(serverCredits(localDate, remaining));
  return {
    type: 'answered',
    key,
    feedback,
    ...(saved.ok ? {} : { unsaved: saveFailureMessage(saved.failure) }),
  };
}

async function admission(
  { lesson, attempt }: AnswerWork,
  { store, isSignedIn }: AnswerPorts,
): Promise<Result<SubmitAnswerRequest, string>> {
  if (!isSignedIn()) return err(MESSAGES.answerUnauthenticated);
  const storage = checkStorage(await store.storageBytes());
  if (!storage.ok) return err(storageMessage(storage.failure));
  const request = v.safeParse(submitAnswerRequest, answerRequest(lesson, attempt.answer));
  return request.success ? ok(request.output) : err('Your answer is too long to send. Please shorten it.');
}

/** Without a connection the answer is kept and sent later; what else went wrong is told. */
async function failed(
  { lesson, attempt: { key, answer } }: AnswerWork,
  failure: ApiFailure,
  { store, posting }: AnswerPorts,
): Promise<SubmissionEvent> {
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
