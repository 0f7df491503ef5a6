import type { RequestOf } from '../../data/requests/request-rows.ts';
import type { AnswerCheck } from '../../domain/answer-check.ts';
import { type SentDisputes, selectDisputesOfClass } from '../../domain/disputed-answers.ts';
import { listAnswers } from '../../domain/lesson-answers.ts';
import { shouldReplaceFeedback } from '../../domain/marked-page.ts';
import { MESSAGES } from '../../domain/messages.ts';
import type { LessonRecord } from '../../domain/records.ts';
import type { RequestReply } from '../../domain/request-status.ts';
import { err, ok } from '../../domain/result.ts';
import { RETRY_DELAY_MS } from '../../domain/retry-delays.ts';
import { mapFeedbackFailure } from './feedback-failure.ts';
import type { RequestHandler, RequestPorts } from './request-handler.ts';

/**
 * Handles an answer to a lesson, which its feedback completes. When the request is postponed, this device's
 * own feedback completes the lesson at once; the server's replaces it where it says more.
 */
export function createAnswerHandler(row: RequestOf<'answer'>, ports: RequestPorts): RequestHandler {
  // Trimmed as by the lesson API, because marks are offsets in this text.
  const answer = row.answer.trim();
  return {
    send: (signal) => sendAnswer({ ...row, answer }, ports, signal),
    settle: (reply) => settleAnswer({ ...row, answer }, ports, reply),
  };
}

type AnswerRequestRow = RequestOf<'answer'>;

async function sendAnswer(
  { key, lessonId, answer, status }: AnswerRequestRow,
  ports: RequestPorts,
  signal: AbortSignal,
): ReturnType<RequestHandler['send']> {
  const { store, api, clock } = ports;
  const lesson = await store.readLesson(lessonId);
  // An unreadable lesson is restored by the next pull.
  if (!lesson) return err({ type: 'postponed', why: 'failed', retryAt: clock.now() + RETRY_DELAY_MS });
  const { classPlan: class_plan, studentLevel: student_level, skillFocus: skill_focus, reason } = lesson;
  const localDate = ports.today();
  const call = { localDate, idempotencyKey: key, signal };
  const request = { answer, class_plan, student_level, skill_focus, reason };
  const called_right = await readCalledRight(lesson, ports);
  const reply = await api.submitAnswer({ ...request, called_right }, call);
  if (reply.ok) {
    const { feedback: text, ...pageAndRemaining } = reply.value;
    return ok({ text, localDate, ...pageAndRemaining });
  }
  const event = mapFeedbackFailure(reply.failure, status, clock.now());
  if (event?.type !== 'postponed') return err(event);
  const hasFeedback =
    findDeviceFeedback(lesson, answer) !== null ||
    (await completeProvisionally(lesson, { key, answer }, ports, signal));
  if (hasFeedback) return err(event);
  return err({ ...event, message: [event.message, MESSAGES.checkUnavailable].filter(Boolean).join(' ') });
}

async function settleAnswer(
  { key, lessonId, answer }: AnswerRequestRow,
  ports: RequestPorts,
  { text: feedback, page, remaining, localDate = ports.today() }: RequestReply,
): ReturnType<RequestHandler['settle']> {
  const lesson = await ports.store.readLesson(lessonId);
  if (!lesson) return err({ kind: 'missing-record' });
  // Mistakes are those that this device finds. The same mistake gets the same id again, and is not added
  // twice.
  const check = await checkOnDevice(lesson, answer, ports);
  // An answer costs no credit: credits without a number would take one off.
  const counted = remaining === undefined ? {} : { credits: { date: localDate, remaining } };
  const deviceFeedback = findDeviceFeedback(lesson, answer);
  // Feedback that the learner may have read stays, unless the server's says more.
  const result =
    deviceFeedback && !shouldReplaceFeedback(page, deviceFeedback.page) ? deviceFeedback : { feedback, page };
  const mistakes = check?.mistakes ?? [];
  return ports.store.completeLesson(lessonId, { answer, ...result }, { key, mistakes, ...counted });
}

/**
 * Completes the lesson with this device's feedback; the request stays pending. Returns whether that was
 * saved.
 */
async function completeProvisionally(
  lesson: LessonRecord,
  { key, answer }: Pick<AnswerRequestRow, 'key' | 'answer'>,
  ports: RequestPorts,
  signal: AbortSignal,
): Promise<boolean> {
  const check = await checkOnDevice(lesson, answer, ports, signal);
  if (!check) return false;
  const { feedback, page, mistakes } = check;
  const result = { answer, feedback, page };
  const saved = await ports.store.completeLesson(lesson.id, result, { key, mistakes, isProvisional: true });
  if (!saved.ok) console.warn('Saving the device’s feedback failed:', saved.failure);
  return saved.ok;
}

/** This device's check of an answer; null where it fails. */
async function checkOnDevice(
  lesson: LessonRecord,
  answer: string,
  ports: RequestPorts,
  signal?: AbortSignal,
): Promise<AnswerCheck | null> {
  const check = await ports.checkOnDevice(
    lesson,
    { answer, calledRight: await readCalledRight(lesson, ports) },
    signal,
  );
  if (check.ok) return check.value;
  if (check.failure.kind !== 'cancelled') {
    console.error('Checking an answer on this device failed:', check.failure);
  }
  return null;
}

/** The answers to this class's exercises that were marked wrong and that the learner reported as right. */
async function readCalledRight({ classPlan }: LessonRecord, { store }: RequestPorts): Promise<SentDisputes> {
  return selectDisputesOfClass(classPlan, await store.readDisputedAnswers());
}

/** The lesson's feedback on this answer, if it is the device's own. */
function findDeviceFeedback(lesson: LessonRecord, answer: string) {
  const stored = listAnswers(lesson).find((lessonAnswer) => lessonAnswer.answer === answer);
  if (!stored) return null;
  const { feedback, markedPage: page } = stored;
  return page?.by === 'device' ? { feedback, page } : null;
}
