import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import { plainText } from '../../../domain/plan/plain-text.ts';
import type { rulesOf } from '../../../feedback/fitting-rule.ts';
import type { PlayedItem } from './played-exercise.ts';

/**
 * Why an answer is not right, in plain text: what the word that was given means, where it is one of the class's, else
 * what the teaching point says about the item. Empty where nobody knows.
 */
export function missedReason(
  { vocabulary }: LessonPlan,
  ruleFor: ReturnType<typeof rulesOf>,
  { text, form, expected }: PlayedItem,
  given: string,
): string {
  const rowOf = (word: string) =>
    vocabulary.find((row) => row.word.toLowerCase() === word.trim().toLowerCase());
  const row = rowOf(given);
  if (row) return `“${row.word}” means: ${row.meaning}.`;
  // A word that was taken from a list was chosen for its meaning, of which the rule says nothing.
  const isOfList = form.kind === 'choice' && form.options.some(({ value }) => rowOf(value));
  return isOfList ? '' : ruleFor({ asked: plainText(text), expected, given });
}
