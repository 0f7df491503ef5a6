import { type CardState, DAY_MS, type ReviewGrade } from '../../spaced-repetition/schedule.ts';

/**
 * The text for when a word is due, in days up to two months, then in months up to two years, then in years.
 * @param now milliseconds since the epoch
 */
export function formatReviewDue(card: CardState | null, now: number): string {
  if (!card) return 'Not asked yet';
  const days = Math.ceil((card.dueAt - now) / DAY_MS);
  if (days <= 0) return 'Review now';
  if (days === 1) return 'Review in a day';
  if (days < 60) return `Review in ${days} days`;
  if (days < 730) return `Review in ${Math.round(days / 30)} months`;
  return `Review in ${Math.round(days / 365)} years`;
}

/** The texts for the grades in the history of a word. */
export const GRADE_NAMES = {
  missed: 'Missed',
  hard: 'Almost, or with help',
  right: 'Right',
  easy: 'Easy',
} satisfies Record<ReviewGrade, string>;
