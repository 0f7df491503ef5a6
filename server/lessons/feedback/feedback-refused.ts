import type { ExamineFailure } from './feedback.ts';

/** An answer that gets no feedback, for a reason that the learner is told; its call is refunded. */
export class FeedbackRefused extends Error {
  readonly reason: ExamineFailure;

  constructor(reason: ExamineFailure) {
    super(`The answer was not examined: ${reason}.`);
    this.reason = reason;
  }
}
