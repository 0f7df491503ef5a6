import { SPOKEN_ANSWER_TEXT } from '../../../domain/exercises/written-task.ts';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import { selectDrawableMarks, type TextMark } from '../../../domain/marked-page.ts';
import { maskKeyedAnswers } from '../../../feedback/marking/answer-prose.ts';
import { EXERCISE_ANSWERS_HEADING } from '../answer-text.ts';

/** A text with marks; their offsets refer to this text. */
interface MarkedAnswer {
  text: string;
  marks: readonly TextMark[];
}

/**
 * Reduces an answer to the lines that are drawn with their marks: without those that a key judges, which are
 * listed one by one, spoken exercises, and the heading above them.
 * @param marks with offsets in the answer; another server's may be invalid
 */
export function createMarkedAnswer(
  answer: string,
  plan: LessonPlan,
  marks: readonly TextMark[],
): MarkedAnswer {
  // The same lines, but empty where a key judges them.
  const prose = maskKeyedAnswers(answer, plan).split('\n');
  const drawable = selectDrawableMarks(marks, answer);
  let text = '';
  let at = 0;
  const shifted: TextMark[] = [];
  for (const [lineIndex, line] of answer.split('\n').entries()) {
    const [start, end] = [at, at + line.length];
    at = end + 1;
    if (!isWritten(line) || isJudgedByKey(line, prose[lineIndex])) continue;
    const shift = text.length - start;
    for (const mark of drawable) {
      if (mark.start < start || mark.end > end) continue;
      shifted.push({ ...mark, start: mark.start + shift, end: mark.end + shift });
    }
    text += `${line}\n`;
  }
  return { text: text.trimEnd(), marks: shifted };
}

/** Whether a line is the learner's own text, not the heading or the note that an exercise was spoken. */
function isWritten(line: string): boolean {
  return line.trim() !== EXERCISE_ANSWERS_HEADING && !line.endsWith(`. ${SPOKEN_ANSWER_TEXT}`);
}

/** Whether a line was masked because a key judges it. */
function isJudgedByKey(line: string, prose = ''): boolean {
  return line.trim() !== '' && prose.trim() === '';
}
