/** The line that stands between the notes and the exercise answers of a submitted answer. */
export const EXERCISE_ANSWERS_HEADING = 'Exercise answers:';

/** "2." or "2)" at the start of a line, but not "2.30": inside an exercise it names an item, not another exercise. */
const ITEM_NUMBER = /^(\d{1,2})\s*[.):](?!\d)\s*/;

/**
 * What is submitted for feedback: the notes as they were typed and, below a heading, the answered exercises
 * under the numbers they have in the plan, so that feedback can mark each by its key. The specification
 * submits the notes; the exercises would otherwise never be looked at.
 *
 * An answer over several lines keeps them, one item to a line, and the items' own numbers are written as
 * "(2)", the way the exercises are.
 * @param exercises answers by exercise index, from '0'
 * @param task the exercise that the notes answer: it is not said twice where both are one text
 */
export function formatAnswerText(
  notes: string,
  exercises: Readonly<Record<string, string>>,
  task?: number | undefined,
): string {
  const answers = Object.entries(exercises)
    .filter(([index, answer]) => Number(index) !== task || answer.trim() !== notes.trim())
    .map(([index, answer]) => ({ number: Number(index) + 1, answer: itemLines(answer) }))
    .filter(({ answer }) => answer !== '')
    .sort((a, b) => a.number - b.number)
    .map(({ number, answer }) => `${number}. ${answer}`);
  if (answers.length === 0) return notes;
  return [notes.trimEnd(), '', EXERCISE_ANSWERS_HEADING, ...answers].join('\n');
}

function itemLines(answer: string): string {
  return answer
    .split('\n')
    .map((line) => line.trim().replace(ITEM_NUMBER, '($1) '))
    .filter((line) => line !== '')
    .join('\n');
}
