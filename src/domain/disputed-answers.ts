import * as v from 'valibot';
import type { DisputedAnswer } from './records.ts';

/** With these limits, the answers fit into a request in any script. */
const MAX_SENT = 15;
const MAX_SENT_LENGTH = 200;

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SENT_LENGTH));

/** Disputed answers as they are sent with a submitted answer; the API's field is `called_right`. */
export const sentDisputesSchema = v.pipe(
  v.array(
    v.object({
      /** The beginning of the exercise's text. */
      exercise: shortText,
      /** The item's number, from 1. */
      item: v.pipe(v.number(), v.integer(), v.minValue(1)),
      answer: shortText,
    }),
  ),
  v.maxLength(MAX_SENT),
);
export type SentDisputes = v.InferOutput<typeof sentDisputesSchema>;

/** The newest of these answers that belong to a class. */
export function selectDisputesOfClass(classPlan: string, answers: readonly DisputedAnswer[]): SentDisputes {
  return answers
    .filter(({ exercise, answer }) => {
      const [start = ''] = exercise.split('\n');
      return start !== '' && classPlan.includes(start) && answer !== '' && answer.length <= MAX_SENT_LENGTH;
    })
    .map(({ exercise, item, answer }) => ({ exercise: exercise.slice(0, MAX_SENT_LENGTH), item, answer }))
    .slice(-MAX_SENT);
}
