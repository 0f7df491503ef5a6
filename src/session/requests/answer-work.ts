import type { RequestOf } from '../../data/requests/request-rows.ts';
import type { AnswerCheck } from '../../domain/answer-check.ts';
import { newerCredits, serverCredits } from '../../domain/credits.ts';
import { answersOf } from '../../domain/lesson-answers.ts';
import { saysMore } from '../../domain/marked-page.ts';
import { MESSAGES } from '../../domain/messages.ts';
import type { Credits, LessonRecord } from '../../domain/records.ts';
import { RETRY_MS } from '../../domain/request-life.ts';
import { err, ok } from '../../domain/result.ts';
import { afterFeedbackFailure } from './feedback-failure.ts';
import type { RequestPorts, RequestWork } from './request-work.ts';

/**
 * An answer to a lesson, which its feedback completes. One that is put off completes it at once with what this device
 * finds; the server's feedback takes the place of that where it says more. With it come the classes left today.
 */
export function answerWork(row: RequestOf<'answer'>, ports: RequestPorts): RequestWork {
  const { key, lessonId } = row;
  const { store, api, clock } = ports;
  // As the lesson API reads it: marks are offsets in this.
  const answer = row.answer.trim();

  return {
    async send(signal) {
      const lesson = await store.lesson(lessonId);
      // A lesson that can't be read comes back with the next pull.
      if (!lesson) return err({ type: 'postponed', why: 'failed', until: clock.now() + RETRY_MS });
      const { classPlan: class_plan, studentLevel: student_level, skillFocus: skill_focus, reason } = lesson;
      const localDate = ports.today();
      const call = { localDate, idempotencyKey: key, signal };
      const reply = await api.submitAnswer({ answer, class_plan, student_level, skill_focus, reason }, call);
      if (!reply.ok) {
        const event = afterFeedbackFailure(reply.failure, row.life, clock.now());
        if (event?.type !== 'postponed' || (await completeHere(lesson, signal))) return err(event);
        return err({ ...event, message: [event.message, MESSAGES.checkedNowhere].filter(Boolean).join(' ') });
      }
      const { feedback: text, ...more } = reply.value;
      return ok({ text, localDate, ...more });
    },

    async settle({ text: feedback, page, remaining, localDate = ports.today() }) {
      const lesson = await store.lesson(lessonId);
      const mistakes = (lesson && (await checkHere(lesson)))?.mistakes ?? [];
      const counted =
        remaining === undefined
          ? {}
          : {
              credits: (stored: Credits | null) => newerCredits(stored, serverCredits(localDate, remaining)),
            };
      const known = lesson && checkedHere(lesson, answer);
      const result = known && !saysMore(page, known.page) ? known : { feedback, page };
      return store.completeLesson(lessonId, { answer, ...result }, { key, mistakes, ...counted });
    },
  };

  /** Completes the lesson for now, unless an earlier attempt has; tells whether the learner has this device's feedback. */
  async function completeHere(lesson: LessonRecord, signal: AbortSignal): Promise<boolean> {
    if (checkedHere(lesson, answer)) return true;
    const check = await checkHere(lesson, signal);
    if (!check) return false;
    const { feedback, page, mistakes } = check;
    const saved = await store.completeLesson(
      lessonId,
      { answer, feedback, page },
      { key, mistakes, isForNow: true },
    );
    if (!saved.ok) console.warn('What this device found in an answer could not be saved:', saved.failure);
    return saved.ok;
  }

  async function checkHere(lesson: LessonRecord, signal?: AbortSignal): Promise<AnswerCheck | null> {
    const check = await ports.checkHere(lesson, answer, signal);
    if (check.ok) return check.value;
    if (check.failure.kind !== 'cancelled') {
      console.error('An answer could not be checked on this device:', check.failure);
    }
    return null;
  }
}

/** What the device has said of this answer, while nobody else has. */
function checkedHere(lesson: LessonRecord, answer: string) {
  const known = answersOf(lesson).find((given) => given.answer === answer);
  if (!known) return null;
  const { feedback, markedPage: page } = known;
  return page?.by === 'device' ? { feedback, page } : null;
}
