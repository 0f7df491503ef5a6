import { unreachable } from '../../domain/result.ts';
import { type CardState, DAY, type ReviewGrade, type Strength } from '../../memory/schedule.ts';

export const STRENGTHS = ['new', 'weak', 'growing', 'strong'] as const satisfies readonly Strength[];

export const STRENGTH_NAMES = {
  new: 'New',
  weak: 'Weak',
  growing: 'Growing',
  strong: 'Strong',
} satisfies Record<Strength, string>;

/**
 * When a word comes back.
 * @param now milliseconds since the epoch
 */
export function nextReview(card: CardState | null, now: number): string {
  if (!card) return 'Not asked yet';
  const days = Math.ceil((card.dueFrom - now) / DAY);
  if (days <= 0) return 'Due now';
  if (days === 1) return 'Due in a day';
  if (days < 60) return `Due in ${days} days`;
  if (days < 730) return `Due in ${Math.round(days / 30)} months`;
  return `Due in ${Math.round(days / 365)} years`;
}

/** How an answer went, as the history of a word tells it. */
export function gradeInWords(grade: ReviewGrade): string {
  switch (grade) {
    case 'missed':
      return 'Missed';
    case 'hard':
      return 'Nearly, or with help';
    case 'right':
      return 'Right';
    case 'easy':
      return 'Easy';
    default:
      return unreachable(grade);
  }
}
