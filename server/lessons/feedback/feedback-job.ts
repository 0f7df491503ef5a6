import type { SubmitAnswerRequest } from '../../../src/contract/lesson-api.ts';
import { parsePlan } from '../../../src/domain/plan-markdown.ts';
import { examineAnswer } from '../../../src/feedback/examine-answer.ts';
import { draftFeedback } from '../../../src/feedback/feedback-draft.ts';
import { acceptCalledRight } from '../../../src/feedback/marking/accept-called-right.ts';
import { renderCheckedText } from '../../../src/feedback/render-feedback.ts';
import { DEVICE_CHECKERS } from '../../../src/feedback/rules/device-checkers.ts';
import type { TextChecker } from '../../../src/feedback/text-checker.ts';
import type { Examination } from './feedback.ts';
import type { HarperLinter } from './harper-linter.ts';
import { createServerRuleSources } from './harper-rules.ts';

/**
 * Parses the plan, checks the answer by the rules of `sources` and renders the feedback.
 *
 * @param getRemark a remark on how the text was checked, read after the check
 * @throws when a source could not check the text
 */
export async function examineSubmission(
  { answer, class_plan, student_level: level, skill_focus: skill, called_right = [] }: SubmitAnswerRequest,
  sources: readonly TextChecker[],
  getRemark: () => string | undefined = () => undefined,
): Promise<Examination> {
  const plan = acceptCalledRight(parsePlan(class_plan), called_right);
  const analysis = await examineAnswer({ answer, plan, level, skill }, sources);
  const remark = getRemark();
  const draft = { ...draftFeedback(analysis, plan), ...(remark === undefined ? {} : { remark }) };
  return { plan, draft, checked: renderCheckedText(draft, level) };
}

export interface FeedbackJob {
  request: SubmitAnswerRequest;
  /** False for an answer that crashed a worker before: it is retried without harper. */
  withGrammar: boolean;
}

export interface FeedbackJobResult {
  examination: Examination;
  /** Harper failed; after a panic it can't be used again, so the worker is replaced. */
  grammarFailed: boolean;
}

const NO_GRAMMAR_REMARK =
  'The grammar checker could not read this answer, so the rules of this school checked it alone.';

/** Runs a job; when harper fails, by the other rules alone. */
export async function runFeedbackJob(
  { request, withGrammar }: FeedbackJob,
  linter: HarperLinter,
): Promise<FeedbackJobResult> {
  let grammarFailed = false;
  const guardedLinter: HarperLinter = {
    async check(text) {
      try {
        return await linter.check(text);
      } catch {
        grammarFailed = true;
        return [];
      }
    },
  };
  const sources = withGrammar ? createServerRuleSources(guardedLinter) : DEVICE_CHECKERS;
  const examination = await examineSubmission(request, sources, () =>
    grammarFailed || !withGrammar ? NO_GRAMMAR_REMARK : undefined,
  );
  return { examination, grammarFailed };
}
