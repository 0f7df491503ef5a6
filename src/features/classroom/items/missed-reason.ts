import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import { plainText } from '../../../domain/plan/plain-text.ts';
import type { PlayedItem } from './played-exercise.ts';

/**
 * Why an answer is not right, in plain text: what the word that was given means, where it is one of the class's, else
 * the rule that the class teaches. Empty where nobody knows.
 */
export function missedReason(plan: LessonPlan, { form }: PlayedItem, given: string): string {
  const isGiven = ({ word }: { word: string }) => word.toLowerCase() === given.trim().toLowerCase();
  const row = plan.vocabulary.find(isGiven);
  if (row) return `“${row.word}” means: ${row.meaning}.`;
  // A word that was taken from a list was chosen for its meaning, of which the rule says nothing.
  const isOfList =
    form.kind === 'choice' &&
    form.options.some(({ value }) => plan.vocabulary.some((own) => own.word === value));
  return isOfList ? '' : firstSentence(plainText(plan.teachingPoint?.explanation ?? ''));
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
