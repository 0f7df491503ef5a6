import { type CardState, DAY_MS, type ReviewGrade } from '../../memory/schedule.ts';

/**
 * When a word comes back.
 * @param now milliseconds since the epoch
 */
export function formatReviewDue(card: CardState | null, now: number): string {
  if (!card) return 'Not asked yet';
  const days = Math.ceil((card.dueAt - now) / DAY_MS);
  if (days <= 0) return 'Due now';
  if (days === 1) return 'Due in a day';
  if (days < 60) return `Due in ${days} days`;
  if (days < 730) return `Due in ${Math.round(days / 30)} months`;
  return `Due in ${Math.round(days / 365)} years`;
}

/** How an answer went, as the history of a word tells it. */
export const GRADE_NAMES = {
  missed: 'Missed',
  hard: 'Nearly, or with help',
  right: 'Right',
  easy: 'Easy',
} satisfies Record<ReviewGrade, string>;
