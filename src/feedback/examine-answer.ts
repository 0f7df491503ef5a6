import { createPlainText } from '../domain/typed-text.ts';
import { getClassChecker } from './class-forms/class-checker.ts';
import { findMistakes } from './find-mistakes.ts';
import { type AnswerAnalysis, analyseAnswer, type SubmittedAnswer } from './marking/answer-analysis.ts';
import { readComposedText } from './marking/composed-text.ts';
import { listKnownWords } from './marking/plan-words.ts';
import { findAnsweredTasks } from './task/answered-tasks.ts';
import { checkTask, type TaskCheck } from './task/task-check.ts';
import type { TextChecker } from './text-checker.ts';

/** The analysis of an answer, with a check of each task that it does. */
export interface ExaminedAnswer extends AnswerAnalysis {
  taskChecks: readonly TaskCheck[];
}

/**
 * Checks an answer against its plan, and its text for mistakes. Special characters of the learner's keyboard
 * are replaced by plain ones before; the offsets of mistakes are those of the answer as written.
 *
 * @param checkers the most trusted first; after them comes the checker of the grammar that the class teaches
 * @throws when a checker could not check the text
 */
export async function examineAnswer(
  submitted: SubmittedAnswer,
  checkers: readonly TextChecker[],
): Promise<ExaminedAnswer> {
  const { plan, level } = submitted;
  const { text: answer, toOriginalOffset } = createPlainText(submitted.answer);
  const classCheckers = plan.form ? [getClassChecker(plan.form)] : [];
  const mistakes = await findMistakes(readComposedText(answer, plan), [...checkers, ...classCheckers], {
    level,
    knownWords: listKnownWords(plan),
  });
  const taskChecks = findAnsweredTasks(answer, plan).map((task) => checkTask(task, plan));
  const analysis = analyseAnswer({ ...submitted, answer }, mistakes);
  return {
    ...analysis,
    mistakes: analysis.mistakes.map((mistake) => ({
      ...mistake,
      start: toOriginalOffset(mistake.start),
      end: toOriginalOffset(mistake.end),
    })),
    taskChecks,
  };
}
