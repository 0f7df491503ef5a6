import { examineAnswer } from '../../src/feedback/examine-answer.ts';
import { draftFeedback } from '../../src/feedback/feedback-draft.ts';
import type { SubmittedAnswer } from '../../src/feedback/marking/answer-analysis.ts';
import { renderFeedback } from '../../src/feedback/render-feedback.ts';
import type { TextChecker } from '../../src/feedback/text-checker.ts';

/** Writes the feedback on an answer as markdown, with the mistakes that the checkers find. */
export async function writeFeedbackByRules(
  submitted: SubmittedAnswer,
  checkers: readonly TextChecker[],
): Promise<string> {
  const analysis = await examineAnswer(submitted, checkers);
  return renderFeedback(draftFeedback(analysis, submitted.plan), submitted.level);
}
