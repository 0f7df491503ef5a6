import {
  type AnswerAnalysis,
  analyseAnswer,
  type GivenAnswer,
  knownWords,
} from './marking/answer-analysis.ts';
import { composedText } from './marking/composed-text.ts';
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
