import type { RequestOf } from '../../data/requests/request-rows.ts';
import type { AnswerCheck } from '../../domain/answer-check.ts';
import { type CalledRight, selectCalledRight } from '../../domain/called-right.ts';
import { listAnswers } from '../../domain/lesson-answers.ts';
import { shouldReplaceFeedback } from '../../domain/marked-page.ts';
import { MESSAGES } from '../../domain/messages.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { RETRY_DELAY_MS, type RequestReply } from '../../domain/request-status.ts';
import { err, ok } from '../../domain/result.ts';
import { mapFeedbackFailure } from './feedback-failure.ts';
import type { RequestHandler, RequestPorts } from './request-handler.ts';

/**
 * An answer to a lesson, which its feedback completes. One that is put off completes it at once with what
 * this device finds; the server's feedback takes the place of that where it says more. With it come the
 * classes left today.
 */
export function createAnswerHandler(row: RequestOf<'answer'>, ports: RequestPorts): RequestHandler {
  // As the lesson API reads it: marks are offsets in this.
  const answer = row.answer.trim();
  return {
    send: (signal) => sendAnswer({ ...row, answer }, ports, signal),
    settle: (reply) => settleAnswer({ ...row, answer }, ports, reply),
  };
}

type AnswerRequestRow = RequestOf<'answer'>;

async function sendAnswer(
  { key, lessonId, answer, life }: AnswerRequestRow,
  ports: RequestPorts,
  signal: AbortSignal,
): ReturnType<RequestHandler['send']> {
  const { store, api, clock } = ports;
  const lesson = await store.readLesson(lessonId);
  // A lesson that can't be read comes back with the next pull.
  if (!lesson) return err({ type: 'postponed', why: 'failed', retryAt: clock.now() + RETRY_DELAY_MS });
  const { classPlan: class_plan, studentLevel: student_level, skillFocus: skill_focus, reason } = lesson;
  const localDate = ports.today();
  const call = { localDate, idempotencyKey: key, signal };
  const asked = { answer, class_plan, student_level, skill_focus, reason };
  const called_right = await calledRightOf(lesson, ports);
  const reply = await api.submitAnswer({ ...asked, called_right }, call);
  if (reply.ok) {
    const { feedback: text, ...pageAndRemaining } = reply.value;
    return ok({ text, localDate, ...pageAndRemaining });
  }
  const event = mapFeedbackFailure(reply.failure, life, clock.now());
  if (event?.type !== 'postponed') return err(event);
  const hasFeedback =
    deviceFeedback(lesson, answer) !== null || (await completeForNow(lesson, { key, answer }, ports, signal));
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
  // The server's feedback brings nothing for the book of mistakes: what goes there is what this device finds.
  // Found again it has the same ids, and is not entered twice.
  const check = await checkOnDevice(lesson, answer, ports);
  // An answer costs no class: told without a number, one would be taken off.
  const counted = remaining === undefined ? {} : { credits: { date: localDate, remaining } };
  const given = deviceFeedback(lesson, answer);
  // What the learner may have read already stays, unless the server has more to say.
  const result = given && !shouldReplaceFeedback(page, given.page) ? given : { feedback, page };
  const mistakes = check?.mistakes ?? [];
  return ports.store.completeLesson(lessonId, { answer, ...result }, { key, mistakes, ...counted });
}

/**
 * Completes the lesson with what this device finds in the answer, and lets the request go on; tells whether
 * the learner has that feedback.
 */
async function completeForNow(
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
  if (!saved.ok) console.warn('What this device found in an answer could not be saved:', saved.failure);
  return saved.ok;
}

/** What this device finds in an answer; null where it can't tell. */
async function checkOnDevice(
  lesson: LessonRecord,
  answer: string,
  ports: RequestPorts,
  signal?: AbortSignal,
): Promise<AnswerCheck | null> {
  const check = await ports.checkOnDevice(
    lesson,
    { answer, calledRight: await calledRightOf(lesson, ports) },
    signal,
  );
  if (check.ok) return check.value;
  if (check.failure.kind !== 'cancelled') {
    console.error('An answer could not be checked on this device:', check.failure);
  }
  return null;
}

/** The learner's answers to this class's exercises that were marked wrong and that they call right. */
async function calledRightOf({ classPlan }: LessonRecord, { store }: RequestPorts): Promise<CalledRight> {
  return selectCalledRight(classPlan, await store.readAnswersCalledRight());
}

/** The feedback that the lesson has on this answer from the device, while it has none from anybody else. */
function deviceFeedback(lesson: LessonRecord, answer: string) {
  const known = listAnswers(lesson).find((given) => given.answer === answer);
  if (!known) return null;
  const { feedback, markedPage: page } = known;
  return page?.by === 'device' ? { feedback, page } : null;
}
