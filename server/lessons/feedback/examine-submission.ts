import type { SubmitAnswerRequest } from '../../../src/contract/lesson-api.ts';
import { parsePlan } from '../../../src/domain/plan-markdown.ts';
import { examineAnswer } from '../../../src/feedback/examine-answer.ts';
import { draftFeedback } from '../../../src/feedback/feedback-draft.ts';
import { acceptCalledRight } from '../../../src/feedback/marking/accept-called-right.ts';
import { renderCheckedText } from '../../../src/feedback/render-feedback.ts';
import type { TextChecker } from '../../../src/feedback/text-checker.ts';
import type { Examination } from './feedback.ts';

/**
 * Reads the plan, checks the answer by the rules of `sources` and words the feedback: all that costs time.
 *
 * @param remark how the feedback came about, where that matters
 * @throws when a source could not check the text
 */
export async function examineSubmission(
  { answer, class_plan, student_level: level, skill_focus: skill, called_right = [] }: SubmitAnswerRequest,
  sources: readonly TextChecker[],
  remark: () => string | undefined = () => undefined,
): Promise<Examination> {
  const plan = acceptCalledRight(parsePlan(class_plan), called_right);
  const analysis = await examineAnswer({ answer, plan, level, skill }, sources);
  const said = remark();
  const draft = { ...draftFeedback(analysis, plan), ...(said === undefined ? {} : { remark: said }) };
  return { plan, draft, checked: renderCheckedText(draft, level) };
}
