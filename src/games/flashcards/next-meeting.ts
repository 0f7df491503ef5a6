import { counted } from '../kit/counted.ts';
import { type Card, currentCard, type FlashcardsState, type Grade, runOf } from './state.ts';

/** From so many days on they are told in the larger unit. */
const WEEKS_FROM = 14;
const MONTHS_FROM = 60;
const YEARS_FROM = 730;

const DAYS_A_MONTH = 365.25 / 12;

/** When a card comes back after a grade, in as few words as a button has room for. */
export function nextMeeting(grade: Grade, { card, wasMissed }: { card: Card; wasMissed: boolean }): string {
  return grade === 'missed' ? 'this round' : inDays((wasMissed ? card.daysAfterMiss : card.days)[grade]);
}

/** The same for the card on the board. */
export function nextMeetingNow(state: FlashcardsState, grade: Grade): string {
  const card = currentCard(state);
  return nextMeeting(grade, { card, wasMissed: runOf(state).missed.has(card) });
}

function inDays(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < WEEKS_FROM) return `in ${days} days`;
  if (days < MONTHS_FROM) return `in ${Math.round(days / 7)} weeks`;
  if (days < YEARS_FROM) return `in ${Math.round(days / DAYS_A_MONTH)} months`;
  return `in ${counted(Math.round(days / 365.25), 'year')}`;
}
