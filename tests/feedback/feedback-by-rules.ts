import { examineAnswer } from '../../src/feedback/examine-answer.ts';
import { draftFeedback } from '../../src/feedback/feedback-draft.ts';
import type { SubmittedAnswer } from '../../src/feedback/marking/answer-analysis.ts';
import { renderFeedback } from '../../src/feedback/render-feedback.ts';
import type { TextChecker } from '../../src/feedback/text-checker.ts';

/** Feedback on an answer as markdown, from its plan and the rules of `sources` to the last word. */
export async function writeFeedbackByRules(
  given: SubmittedAnswer,
  sources: readonly TextChecker[],
): Promise<string> {
  const analysis = await examineAnswer(given, sources);
  return renderFeedback(draftFeedback(analysis, given.plan), given.level);
}
