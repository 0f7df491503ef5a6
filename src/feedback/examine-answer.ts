import { findMistakes } from './find-mistakes.ts';
import {
  type AnswerAnalysis,
  analyseAnswer,
  listKnownWords,
  type SubmittedAnswer,
} from './marking/answer-analysis.ts';
import { readComposedText } from './marking/composed-text.ts';
import { findAnsweredTasks } from './task/answered-tasks.ts';
import { checkTask, type TaskCheck } from './task/task-check.ts';
import type { TextChecker } from './text-checker.ts';

/** The analysis of an answer, with a check of each task that it does. */
export interface ExaminedAnswer extends AnswerAnalysis {
  taskChecks: readonly TaskCheck[];
}

/**
 * Checks an answer against its plan, and its text for mistakes.
 *
 * @param checkers the most trusted first
 * @throws when a checker could not check the text
 */
export async function examineAnswer(
  submitted: SubmittedAnswer,
  checkers: readonly TextChecker[],
): Promise<ExaminedAnswer> {
  const { answer, plan, level } = submitted;
  const mistakes = await findMistakes(readComposedText(answer, plan), checkers, {
    level,
    knownWords: listKnownWords(plan),
  });
  const taskChecks = findAnsweredTasks(answer, plan).map((task) => checkTask(task, plan));
  return { ...analyseAnswer(submitted, mistakes), taskChecks };
}
