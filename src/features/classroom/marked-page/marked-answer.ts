import { SPOKEN_ANSWER_TEXT } from '../../../domain/exercises/written-task.ts';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import { selectDrawableMarks, type TextMark } from '../../../domain/marked-page.ts';
import { maskKeyedAnswers } from '../../../feedback/marking/answer-prose.ts';
import { EXERCISE_ANSWERS_HEADING } from '../answer-text.ts';

/** A text with its marks; their offsets are in it. */
interface MarkedAnswer {
  text: string;
  marks: readonly TextMark[];
}

/**
 * What of an answer is drawn with its marks: all lines but those that a key judges, which are listed one by one, those
 * that were spoken, and the heading above them.
 *
 * @param marks with offsets in the answer; of another server they may be odd
 */
export function createMarkedAnswer(
  answer: string,
  plan: LessonPlan,
  marks: readonly TextMark[],
): MarkedAnswer {
  const prose = maskKeyedAnswers(answer, plan).split('\n');
  const drawable = selectDrawableMarks(marks, answer);
  let text = '';
  let at = 0;
  const shifted: TextMark[] = [];
  for (const [place, line] of answer.split('\n').entries()) {
    const [start, end] = [at, at + line.length];
    at = end + 1;
    if (!isWritten(line) || isJudgedByKey(line, prose[place])) continue;
    const shift = text.length - start;
    for (const mark of drawable) {
      if (mark.start < start || mark.end > end) continue;
      shifted.push({ ...mark, start: mark.start + shift, end: mark.end + shift });
    }
    text += `${line}\n`;
  }
  return { text: text.trimEnd(), marks: shifted };
}

/** A line of the learner's own, and no word that an exercise was said. */
function isWritten(line: string): boolean {
  return line.trim() !== EXERCISE_ANSWERS_HEADING && !line.endsWith(`. ${SPOKEN_ANSWER_TEXT}`);
}

/** A line whose words the prose leaves out. */
function isJudgedByKey(line: string, prose = ''): boolean {
  return line.trim() !== '' && prose.trim() === '';
}
