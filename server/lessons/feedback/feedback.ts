import type { SubmitAnswerRequest } from '../../../src/contract/lesson-api.ts';
import type { LessonPlan } from '../../../src/domain/lesson-plan.ts';
import { parsePlan } from '../../../src/domain/plan-markdown.ts';
import type { Result } from '../../../src/domain/result.ts';
import { examineAnswer } from '../../../src/feedback/examine-answer.ts';
import { draftFeedback, type FeedbackDraft } from '../../../src/feedback/feedback-draft.ts';
import { renderFeedback } from '../../../src/feedback/render-feedback.ts';
import type { RuleSource } from '../../../src/feedback/rule-source.ts';
import { FeedbackRefused } from './feedback-refused.ts';

/** Whoever looks at a learner's answer. */
export interface Corrector {
  /**
   * Feedback on an answer, as markdown.
   *
   * @throws FeedbackRefused, or any other error when the answer could not be checked
   */
  feedback(request: SubmitAnswerRequest, signal: AbortSignal): Promise<string>;
}

/** What the rules make of an answer. */
export interface Examination {
  plan: LessonPlan;
  draft: FeedbackDraft;
  /** The draft as markdown. */
  feedback: string;
}

/**
 * Why an answer was not examined: there is too much to do at the moment, this one can't be done, or nobody waits
 * for it any more.
 */
export type ExamineFailure = 'busy' | 'given-up' | 'abandoned';

/** Reads a plan and checks an answer by all rules, wherever that is done. */
export interface Examiner {
  /** @throws for a fault of the program */
  examine(request: SubmitAnswerRequest, client: AbortSignal): Promise<Result<Examination, ExamineFailure>>;
}

/**
 * Reads the plan, checks the answer by the rules of `sources` and words the feedback: all that costs time.
 *
 * @param remark how the feedback came about, where that matters
 * @throws when a source could not check the text
 */
export async function examine(
  { answer, class_plan, student_level: level }: SubmitAnswerRequest,
  sources: readonly RuleSource[],
  remark: () => string | undefined = () => undefined,
): Promise<Examination> {
  const plan = parsePlan(class_plan);
  const analysis = await examineAnswer({ answer, plan, level }, sources);
  const said = remark();
  const draft = { ...draftFeedback(analysis, plan), ...(said === undefined ? {} : { remark: said }) };
  return { plan, draft, feedback: renderFeedback(draft, level) };
}

/** The examination, or the refusal of the answer as an error. */
export async function examined(
  examiner: Examiner,
  request: SubmitAnswerRequest,
  client: AbortSignal,
): Promise<Examination> {
  const examination = await examiner.examine(request, client);
  if (!examination.ok) throw new FeedbackRefused(examination.failure);
  return examination.value;
}

/** The corrector that needs no language model. */
export function ruleCorrector(examiner: Examiner): Corrector {
  return { feedback: async (request, client) => (await examined(examiner, request, client)).feedback };
}
