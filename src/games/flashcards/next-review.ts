import { formatCount } from '../../domain/format-count.ts';
import { type FlashcardsState, type Grade, getCurrentCard, type RoundCard, replayRound } from './state.ts';

/** From this number of days an interval is given in the larger unit. */
const MIN_DAYS_FOR_WEEKS = 14;
const MIN_DAYS_FOR_MONTHS = 60;
const MIN_DAYS_FOR_YEARS = 730;

const DAYS_PER_MONTH = 365.25 / 12;

/** Says when a card comes back after a grade, short enough for a button. */
export function formatNextReview(
  grade: Grade,
  { card, wasMissed }: { card: RoundCard; wasMissed: boolean },
): string {
  return grade === 'missed' ? 'this round' : formatDays((wasMissed ? card.daysAfterMiss : card.days)[grade]);
}

/** Says when the current card comes back after a grade. */
export function formatCurrentCardReview(state: FlashcardsState, grade: Grade): string {
  const card = getCurrentCard(state);
  return formatNextReview(grade, { card, wasMissed: replayRound(state).missed.has(card) });
}

function formatDays(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < MIN_DAYS_FOR_WEEKS) return `in ${days} days`;
  if (days < MIN_DAYS_FOR_MONTHS) return `in ${Math.round(days / 7)} weeks`;
  if (days < MIN_DAYS_FOR_YEARS) return `in ${Math.round(days / DAYS_PER_MONTH)} months`;
  return `in ${formatCount(Math.round(days / 365.25), 'year')}`;
}
