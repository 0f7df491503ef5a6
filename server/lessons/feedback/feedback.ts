import type { SubmitAnswerRequest } from '../../../src/contract/lesson-api.ts';
import { parsePlan } from '../../../src/domain/plan-markdown.ts';
import { feedbackByRules } from '../../../src/feedback/examine-answer.ts';
import type { GivenAnswer } from '../../../src/feedback/marking/answer-analysis.ts';
import type { RuleSource } from '../../../src/feedback/rule-source.ts';

/** Whoever looks at a learner's answer. */
export interface Corrector {
  /**
   * Feedback on an answer, as markdown.
   *
   * @throws when the answer could not be checked
   */
  feedback(request: SubmitAnswerRequest, signal: AbortSignal): Promise<string>;
}

/** What a request hands in, with its plan read back from markdown. */
export function givenAnswer({ answer, class_plan, student_level }: SubmitAnswerRequest): GivenAnswer {
  return { answer, plan: parsePlan(class_plan), level: student_level };
}

/** The corrector that needs no language model. */
export function ruleCorrector(sources: readonly RuleSource[]): Corrector {
  return { feedback: async (request) => feedbackByRules(givenAnswer(request), sources) };
}
