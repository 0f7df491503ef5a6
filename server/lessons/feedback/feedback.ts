import type { SubmitAnswerRequest } from '../../../src/contract/lesson-api.ts';
import type { LessonPlan } from '../../../src/domain/lesson-plan.ts';
import { parsePlan } from '../../../src/domain/plan-markdown.ts';
import { type AnswerAnalysis, analyseAnswer, knownWords } from './answer-analysis.ts';
import { proseOf } from './answer-prose.ts';
import { draftFeedback } from './feedback-draft.ts';
import { renderFeedback } from './render-feedback.ts';
import { findMistakes, type RuleSource } from './rule-source.ts';

/** Whoever looks at a learner's answer. */
export interface Corrector {
  /**
   * Feedback on an answer, as markdown.
   *
   * @throws when the answer could not be checked
   */
  feedback(request: SubmitAnswerRequest, signal: AbortSignal): Promise<string>;
}

/** Checks an answer against its plan and by the rules. */
export async function examineAnswer(
  request: SubmitAnswerRequest,
  sources: readonly RuleSource[],
): Promise<{ plan: LessonPlan; analysis: AnswerAnalysis }> {
  const plan = parsePlan(request.class_plan);
  const context = { level: request.student_level, knownWords: knownWords(plan) };
  const mistakes = await findMistakes(proseOf(request.answer, plan), sources, context);
  return { plan, analysis: analyseAnswer(request, plan, mistakes) };
}

/** The corrector that needs no language model. */
export function ruleCorrector(sources: readonly RuleSource[]): Corrector {
  return {
    async feedback(request) {
      const { plan, analysis } = await examineAnswer(request, sources);
      return renderFeedback(draftFeedback(analysis, plan), request.student_level);
    },
  };
}
