import type { SubmitAnswerRequest } from '../../../src/contract/lesson-api.ts';
import { DEVICE_CHECKERS } from '../../../src/feedback/rules/device-checkers.ts';
import { examineSubmission } from './examine-submission.ts';
import type { Examination } from './feedback.ts';
import type { HarperLinter } from './harper-linter.ts';
import { createServerRuleSources } from './harper-rules.ts';

export interface FeedbackJob {
  request: SubmitAnswerRequest;
  /** Without the grammar checker an answer that ended a worker is tried once more. */
  withGrammar: boolean;
}

export interface FeedbackJobResult {
  examination: Examination;
  /** The grammar checker failed: after a panic it is of no more use to anybody. */
  grammarFailed: boolean;
}

const NO_GRAMMAR_REMARK =
  'The grammar checker could not read this answer, so the rules of this school checked it alone.';

/** Carries out a job, without the grammar checker's part where that fails. */
export async function runFeedbackJob(
  { request, withGrammar }: FeedbackJob,
  linter: HarperLinter,
): Promise<FeedbackJobResult> {
  let grammarFailed = false;
  const guarded: HarperLinter = {
    async check(text) {
      try {
        return await linter.check(text);
      } catch {
        grammarFailed = true;
        return [];
      }
    },
  };
  const sources = withGrammar ? createServerRuleSources(guarded) : DEVICE_CHECKERS;
  const examination = await examineSubmission(request, sources, () =>
    grammarFailed || !withGrammar ? NO_GRAMMAR_REMARK : undefined,
  );
  return { examination, grammarFailed };
}
