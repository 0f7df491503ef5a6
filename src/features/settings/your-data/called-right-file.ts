import type { AnswerCalledRight } from '../../../domain/records.ts';

/** The answers that a learner calls right, as docs/curriculum.md says how to take them over. Names no learner. */
export function formatCalledRightFile(answers: readonly AnswerCalledRight[]): string {
  const rows = answers.map(({ exercise, item, key, answer }) => ({ exercise, item, key, answer }));
  return `${JSON.stringify({ answersCalledRight: rows }, null, 2)}\n`;
}
