import type { SubmitAnswerRequest, SubmitAnswerResponse } from '../../../src/contract/lesson-api.ts';
import type { LessonPlan } from '../../../src/domain/lesson-plan.ts';
import type { CheckedText, MarkedPage } from '../../../src/domain/marked-page.ts';
import type { Result } from '../../../src/domain/result.ts';
import type { FeedbackDraft } from '../../../src/feedback/feedback-draft.ts';

/** Who waits for an answer to be examined. */
export interface FeedbackClient {
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
  /** Where they call from: addresses take turns. */
  address: string;
}

/** Whoever looks at a learner's answer. */
export interface Corrector {
  /**
   * Feedback on an answer, and the marks on its page.
   *
   * @throws FeedbackRefusedError, or any other error when the answer could not be checked
   */
  writeFeedback(request: SubmitAnswerRequest, client: FeedbackClient): Promise<SubmitAnswerResponse>;
}

/** What the rules make of an answer. */
export interface Examination {
  plan: LessonPlan;
  draft: FeedbackDraft;
  /** The draft, worded. */
  checked: CheckedText;
}

/**
 * Why an answer was not examined: `busy` when the queue is full, `worker-failed` when its worker crashed or took too
 * long, `client-disconnected` when the client did not wait.
 */
export type ExamineFailure = 'busy' | 'worker-failed' | 'client-disconnected';

/** An answer that gets no feedback, for a reason that the learner is told; its call is refunded. */
export class FeedbackRefusedError extends Error {
  readonly reason: ExamineFailure;

  constructor(reason: ExamineFailure) {
    super(`The answer was not examined: ${reason}.`);
    this.reason = reason;
  }
}

/** Reads a plan and checks an answer by all rules, wherever that is done. */
export interface Examiner {
  /** @throws for a fault of the program */
  examine(request: SubmitAnswerRequest, client: FeedbackClient): Promise<Result<Examination, ExamineFailure>>;
}

/** The examination, or the refusal of the answer as an error. */
export async function examineOrThrow(
  examiner: Examiner,
  request: SubmitAnswerRequest,
  client: FeedbackClient,
): Promise<Examination> {
  const examination = await examiner.examine(request, client);
  if (!examination.ok) throw new FeedbackRefusedError(examination.failure);
  return examination.value;
}

/** The corrector that needs no language model. */
export function createRuleCorrector(examiner: Examiner): Corrector {
  return {
    async writeFeedback(request, client) {
      const { checked } = await examineOrThrow(examiner, request, client);
      return toFeedbackResponse('rules', checked);
    },
  };
}

/** A checked answer in the form in which the lesson API gives it. */
export function toFeedbackResponse(
  by: MarkedPage['by'],
  { text, note, marks }: CheckedText,
): Required<Pick<SubmitAnswerResponse, 'feedback' | 'marked_page'>> {
  return { feedback: text, marked_page: { by, note, marks } };
}
