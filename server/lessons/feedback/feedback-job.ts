import type { SubmitAnswerRequest } from '../../../src/contract/lesson-api.ts';
import { DEVICE_RULES } from '../../../src/feedback/rules/device-rules.ts';
import { examine } from './examine.ts';
import type { Examination } from './feedback.ts';
import type { HarperLinter } from './harper-linter.ts';
import { allRuleSources } from './harper-rules.ts';

export interface FeedbackJob {
  request: SubmitAnswerRequest;
  /** Without the grammar checker an answer that ended a worker is tried once more. */
  withGrammar: boolean;
}

export interface FeedbackJobAnswer {
  examination: Examination;
  /** The grammar checker failed: after a panic it is of no more use to anybody. */
  grammarFailed: boolean;
}

const NO_GRAMMAR_REMARK =
  'The grammar checker could not read this answer, so the rules of this school checked it alone.';

/** Carries out a job, without the grammar checker's part where that fails. */
export async function carryOut(
  { request, withGrammar }: FeedbackJob,
  linter: HarperLinter,
): Promise<FeedbackJobAnswer> {
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
  const sources = withGrammar ? allRuleSources(guarded) : DEVICE_RULES;
  const examination = await examine(request, sources, () =>
    grammarFailed || !withGrammar ? NO_GRAMMAR_REMARK : undefined,
  );
  return { examination, grammarFailed };
}
