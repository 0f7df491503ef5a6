/** The line between the notes and the exercise answers of a submitted answer. */
export const EXERCISE_ANSWERS_HEADING = 'Exercise answers:';

/** "2." or "2)" at the start of a line, but not "2.30". Inside an exercise it numbers an item. */
const ITEM_NUMBER = /^(\d{1,2})\s*[.):](?!\d)\s*/;

/**
 * Formats what is submitted for feedback: the notes as typed, then the exercise answers under their numbers
 * in the plan, so that each can be marked by its key. The specification submits only the notes.
 *
 * An answer keeps its lines, one per item, and item numbers are written as "(2)", as in the exercises.
 * @param exercises answers by exercise index, from '0'
 * @param task the exercise that the notes answer: left out when it has the same text as the notes
 */
export function formatAnswerText(
  notes: string,
  exercises: Readonly<Record<string, string>>,
  task?: number | undefined,
): string {
  const answers = Object.entries(exercises)
    .filter(([index, answer]) => Number(index) !== task || answer.trim() !== notes.trim())
    .map(([index, answer]) => ({ number: Number(index) + 1, answer: formatItemLines(answer) }))
    .filter(({ answer }) => answer !== '')
    .sort((a, b) => a.number - b.number)
    .map(({ number, answer }) => `${number}. ${answer}`);
  if (answers.length === 0) return notes;
  return [notes.trimEnd(), '', EXERCISE_ANSWERS_HEADING, ...answers].join('\n');
}

function formatItemLines(answer: string): string {
  return answer
    .split('\n')
    .map((line) => line.trim().replace(ITEM_NUMBER, '($1) '))
    .filter((line) => line !== '')
    .join('\n');
}
