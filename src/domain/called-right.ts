import * as v from 'valibot';
import type { AnswerCalledRight } from './records.ts';

/** A request has room for so many, in any script. */
const MOST_SENT = 15;
const MOST_CHARACTERS = 200;

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_CHARACTERS));

/** Answers that a learner calls right, as they go with an answer that is handed in. */
export const calledRightSchema = v.pipe(
  v.array(
    v.object({
      /** How the exercise begins. */
      exercise: shortText,
      /** The item of it, from 1. */
      item: v.pipe(v.number(), v.integer(), v.minValue(1)),
      answer: shortText,
    }),
  ),
  v.maxLength(MOST_SENT),
);
export type CalledRight = v.InferOutput<typeof calledRightSchema>;

/** Those of a learner's answers that belong to a class, the newest ones. */
export function selectCalledRight(classPlan: string, answers: readonly AnswerCalledRight[]): CalledRight {
  return answers
    .filter(({ exercise, answer }) => {
      const [start = ''] = exercise.split('\n');
      return start !== '' && classPlan.includes(start) && answer !== '' && answer.length <= MOST_CHARACTERS;
    })
    .map(({ exercise, item, answer }) => ({ exercise: exercise.slice(0, MOST_CHARACTERS), item, answer }))
    .slice(-MOST_SENT);
}
