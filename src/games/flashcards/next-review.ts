import { formatCount } from '../kit/format-count.ts';
import { type FlashcardsState, type Grade, getCurrentCard, type RoundCard, replayRound } from './state.ts';

/** From so many days on they are told in the larger unit. */
const WEEKS_FROM = 14;
const MONTHS_FROM = 60;
const YEARS_FROM = 730;

const DAYS_A_MONTH = 365.25 / 12;

/** When a card comes back after a grade, in as few words as a button has room for. */
export function formatNextReview(
  grade: Grade,
  { card, wasMissed }: { card: RoundCard; wasMissed: boolean },
): string {
  return grade === 'missed' ? 'this round' : formatDays((wasMissed ? card.daysAfterMiss : card.days)[grade]);
}

/** The same for the card on the board. */
export function formatCurrentCardReview(state: FlashcardsState, grade: Grade): string {
  const card = getCurrentCard(state);
  return formatNextReview(grade, { card, wasMissed: replayRound(state).missed.has(card) });
}

function formatDays(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < WEEKS_FROM) return `in ${days} days`;
  if (days < MONTHS_FROM) return `in ${Math.round(days / 7)} weeks`;
  if (days < YEARS_FROM) return `in ${Math.round(days / DAYS_A_MONTH)} months`;
  return `in ${formatCount(Math.round(days / 365.25), 'year')}`;
}
