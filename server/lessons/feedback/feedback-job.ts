import type { SubmitAnswerRequest } from '../../../src/api-contract/lesson-api.ts';
import { parsePlan } from '../../../src/domain/plan-markdown.ts';
import { examineAnswer } from '../../../src/feedback/examine-answer.ts';
import { draftFeedback } from '../../../src/feedback/feedback-draft.ts';
import { acceptCalledRight } from '../../../src/feedback/marking/accept-called-right.ts';
import { renderCheckedText } from '../../../src/feedback/render-feedback.ts';
import type { TextChecker } from '../../../src/feedback/text-checker.ts';
import type { Examination } from './feedback.ts';

/**
 * Parses the plan, checks the answer by the checkers and renders the feedback.
 *
 * @throws when a checker could not check the text
 */
export async function examineSubmission(
  { answer, class_plan, student_level: level, skill_focus: skill, called_right = [] }: SubmitAnswerRequest,
  checkers: readonly TextChecker[],
): Promise<Examination> {
  const plan = acceptCalledRight(parsePlan(class_plan), called_right);
  const draft = draftFeedback(await examineAnswer({ answer, plan, level, skill }, checkers), plan);
  return { plan, draft, checked: renderCheckedText(draft, level) };
}
