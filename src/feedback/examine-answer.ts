import {
  type AnswerAnalysis,
  analyseAnswer,
  listKnownWords,
  type SubmittedAnswer,
} from './marking/answer-analysis.ts';
import { readComposedText } from './marking/composed-text.ts';
import { findAnsweredTasks } from './task/answered-tasks.ts';
import { checkTask, type TaskCheck } from './task/task-check.ts';
import { findMistakes, type TextChecker } from './text-checker.ts';

/** What is known of an answer, beside the tasks that it does. */
export interface ExaminedAnswer extends AnswerAnalysis {
  taskChecks: readonly TaskCheck[];
}

/**
 * Checks an answer against its plan and by the rules.
 *
 * @param sources who looks for mistakes, the most trusted first
 * @throws when a source could not check the text
 */
export async function examineAnswer(
  given: SubmittedAnswer,
  sources: readonly TextChecker[],
): Promise<ExaminedAnswer> {
  const { answer, plan, level } = given;
  const mistakes = await findMistakes(readComposedText(answer, plan), sources, {
    level,
    knownWords: listKnownWords(plan),
  });
  const taskChecks = findAnsweredTasks(answer, plan).map((task) => checkTask(task, plan));
  return { ...analyseAnswer(given, mistakes), taskChecks };
}
