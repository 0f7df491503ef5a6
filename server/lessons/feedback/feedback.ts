import type { SubmitAnswerRequest, SubmitAnswerResponse } from '../../../src/api-contract/lesson-api.ts';
import type { LessonPlan } from '../../../src/domain/lesson-plan.ts';
import type { CheckedText, MarkedPage } from '../../../src/domain/marked-page.ts';
import type { Result } from '../../../src/domain/result.ts';
import type { FeedbackDraft } from '../../../src/feedback/feedback-draft.ts';

/** The client that waits for an examination. */
export interface FeedbackClient {
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  /** The client's address: addresses take turns. */
  address: string;
  /** The uid: the learners of one address take turns as well. */
  learner?: string;
}

/** The port to a corrector of answers. */
export interface Corrector {
  /**
   * Writes feedback on an answer, with marks on its page.
   *
   * @throws FeedbackRefusedError, or any other error when the answer could not be checked
   */
  writeFeedback(request: SubmitAnswerRequest, client: FeedbackClient): Promise<SubmitAnswerResponse>;
}

/** The result of the rules for an answer. */
export interface Examination {
  plan: LessonPlan;
  draft: FeedbackDraft;
  /** The draft as text. */
  checked: CheckedText;
}

/**
 * Why an answer was not examined: `busy` when the queue is full, `worker-failed` when its worker crashed or
 * took too long, `client-disconnected` when the client did not wait.
 */
export type ExamineFailure = 'busy' | 'worker-failed' | 'client-disconnected';

/** An answer gets no feedback, for a reason that the learner sees. Its call is refunded. */
export class FeedbackRefusedError extends Error {
  readonly reason: ExamineFailure;

  constructor(reason: ExamineFailure) {
    super(`The answer was not examined: ${reason}.`);
    this.reason = reason;
  }
}

/** The port to an examination by all rules, in a worker or in tests in the same thread. */
export interface Examiner {
  /** @throws for a bug in the rules */
  examine(request: SubmitAnswerRequest, client: FeedbackClient): Promise<Result<Examination, ExamineFailure>>;
}

/** @throws FeedbackRefusedError when the answer was not examined */
export async function examineOrThrow(
  examiner: Examiner,
  request: SubmitAnswerRequest,
  client: FeedbackClient,
): Promise<Examination> {
  const examination = await examiner.examine(request, client);
  if (!examination.ok) throw new FeedbackRefusedError(examination.failure);
  return examination.value;
}

/** A corrector without a language model. */
export function createRuleCorrector(examiner: Examiner): Corrector {
  return {
    async writeFeedback(request, client) {
      const { checked } = await examineOrThrow(examiner, request, client);
      return toFeedbackResponse('rules', checked);
    },
  };
}

/** The lesson API's response for a checked answer. */
export function toFeedbackResponse(
  by: MarkedPage['by'],
  { text, note, marks }: CheckedText,
): Required<Pick<SubmitAnswerResponse, 'feedback' | 'marked_page'>> {
  return { feedback: text, marked_page: { by, note, marks } };
}
