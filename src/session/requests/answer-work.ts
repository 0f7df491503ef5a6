import type { RequestOf } from '../../data/requests/request-rows.ts';
import { newerCredits, serverCredits } from '../../domain/credits.ts';
import type { Credits, NewMistake } from '../../domain/records.ts';
import { RETRY_MS } from '../../domain/request-life.ts';
import { err, ok } from '../../domain/result.ts';
import { afterFeedbackFailure } from './feedback-failure.ts';
import type { RequestPorts, RequestWork } from './request-work.ts';

/** An answer to a lesson, which its feedback completes. The server tells with it how many classes are left today. */
export function answerWork(row: RequestOf<'answer'>, ports: RequestPorts): RequestWork {
  const { key, lessonId, answer } = row;
  const { store, api, clock } = ports;
  return {
    async send(signal) {
      const lesson = await store.lesson(lessonId);
      // A lesson that can't be read comes back with the next pull.
      if (!lesson) return err({ type: 'postponed', why: 'failed', until: clock.now() + RETRY_MS });
      const { classPlan: class_plan, studentLevel: student_level, skillFocus: skill_focus, reason } = lesson;
      const localDate = ports.today();
      const call = { localDate, idempotencyKey: key, signal };
      const reply = await api.submitAnswer({ answer, class_plan, student_level, skill_focus, reason }, call);
      if (!reply.ok) return err(afterFeedbackFailure(reply.failure, row.life, clock.now()));
      const { feedback: text, ...more } = reply.value;
      return ok({ text, localDate, ...more });
    },
    async settle({ text: feedback, remaining, localDate = ports.today() }) {
      const counted =
        remaining === undefined
          ? {}
          : {
              credits: (stored: Credits | null) => newerCredits(stored, serverCredits(localDate, remaining)),
            };
      return store.completeLesson(
        lessonId,
        { answer, feedback },
        { key, mistakes: await mistakes(), ...counted },
      );
    },
  };

  /** For the book of mistakes. The lesson is complete without them. */
  async function mistakes(): Promise<readonly NewMistake[]> {
    try {
      const lesson = await store.lesson(lessonId);
      return lesson ? await ports.mistakesIn(lesson, answer) : [];
    } catch (cause) {
      console.error('The mistakes in an answer could not be found:', cause);
      return [];
    }
  }
}
