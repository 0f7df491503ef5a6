import { formatList } from '../../../domain/format-list.ts';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { Skill } from '../../../domain/skills.ts';

/** More words are only counted. */
const WORDS_NAMED = 5;

/** The words of a class, in a sentence; '' for none. */
export function formatWordsMet({ vocabulary }: Pick<LessonPlan, 'vocabulary'>): string {
  if (vocabulary.length === 0) return '';
  const named = vocabulary.slice(0, WORDS_NAMED).map(({ word }) => word);
  const others = vocabulary.length - named.length;
  const list = formatList(others > 0 ? [...named, `${others} more`] : named);
  return `You worked with ${vocabulary.length === 1 ? '1 word' : `${vocabulary.length} words`}: ${list}.`;
}

/**
 * The learner's mistakes in the class, in a sentence; '' before the first check.
 *
 * @param checked how many items were marked
 * @param corrections of those that were wrong at first: how many were put right, and how many not
 */
export function formatCorrections(checked: number, corrections: { corrected: number; open: number }): string {
  const { corrected, open } = corrections;
  if (checked === 0) return '';
  if (corrected === 0 && open === 0) return 'You made no mistakes in the exercises.';
  const mistakes = (count: number) => (count === 1 ? '1 mistake' : `${count} mistakes`);
  return [
    corrected > 0 && `You corrected ${mistakes(corrected)}.`,
    open > 0 && `You have ${mistakes(open)} to look at again.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the next day brings, in a sentence. */
export function formatTomorrow(dueWords: number, nextSkill: Skill | null): string {
  const words = dueWords === 1 ? '1 word to review' : `${dueWords} words to review`;
  const next = nextSkill ? `a ${nextSkill} class` : 'a class that you choose';
  return dueWords === 0 ? `Tomorrow: ${next}.` : `Tomorrow: ${words}, and ${next}.`;
}
