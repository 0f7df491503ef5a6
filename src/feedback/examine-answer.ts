import { draftFeedback } from './feedback-draft.ts';
import {
  type AnswerAnalysis,
  analyseAnswer,
  type GivenAnswer,
  knownWords,
} from './marking/answer-analysis.ts';
import { composedText } from './marking/composed-text.ts';
import { renderFeedback } from './render-feedback.ts';
import { findMistakes, type RuleSource } from './rule-source.ts';
import { answeredTasks } from './task/answered-tasks.ts';
import { checkTask, type TaskCheck } from './task/task-check.ts';

/** What is known of an answer, beside the tasks that it does. */
export interface ExaminedAnswer extends AnswerAnalysis {
  checks: readonly TaskCheck[];
}

/**
 * Checks an answer against its plan and by the rules.
 *
 * @param sources who looks for mistakes, the most trusted first
 * @throws when a source could not check the text
 */
export async function examineAnswer(
  given: GivenAnswer,
  sources: readonly RuleSource[],
): Promise<ExaminedAnswer> {
  const { answer, plan, level } = given;
  const mistakes = await findMistakes(composedText(answer, plan), sources, {
    level,
    knownWords: knownWords(plan),
  });
  const checks = answeredTasks(answer, plan).map((task) => checkTask(task, plan));
  return { ...analyseAnswer(given, mistakes), checks };
}

/** Feedback on an answer as markdown, without any language model; arguments and errors as above. */
export async function feedbackByRules(given: GivenAnswer, sources: readonly RuleSource[]): Promise<string> {
  const analysis = await examineAnswer(given, sources);
  return renderFeedback(draftFeedback(analysis, given.plan), given.level);
}
