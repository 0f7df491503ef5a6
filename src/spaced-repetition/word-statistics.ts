import { addDays } from '../domain/calendar-date.ts';
import type { LocalDay } from '../domain/local-day.ts';
import { listWords, type StoredWords } from '../domain/stored-words.ts';
import { readPackedCard } from './card-cache.ts';
import { isDue, rateStrength, type Strength } from './schedule.ts';

/* The numbers of the charts on the progress page. */

/** How many words are due on a date. */
export interface ForecastDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly words: number;
}

/**
 * The number of words by strength, without removed words.
 * @param now milliseconds since the epoch
 */
export function countByStrength(known: StoredWords, now: number): Readonly<Record<Strength, number>> {
  const counts = { new: 0, weak: 0, growing: 0, strong: 0 };
  for (const packed of listPackedReviews(known)) counts[rateStrength(readPackedCard(packed), now)] += 1;
  return counts;
}

/**
 * How many words are due on each of the next `days` days, today first. Overdue words count for today, words
 * that were asked today for a later day.
 * @param today the learner's day
 * @param localDate converts milliseconds since the epoch to the learner's date
 */
export function forecastReviews(
  known: StoredWords,
  { today, days, localDate }: { today: LocalDay; days: number; localDate: (at: number) => string },
): readonly ForecastDay[] {
  const tomorrow = addDays(today.date, 1);
  const byDate = new Map<string, number>();
  for (const packed of listPackedReviews(known)) {
    const card = readPackedCard(packed);
    if (card === null) continue;
    const date = isDue(card, today) ? today.date : chooseLaterDate(tomorrow, localDate(card.dueAt));
    byDate.set(date, (byDate.get(date) ?? 0) + 1);
  }
  return Array.from({ length: days }, (_, ahead) => {
    const date = addDays(today.date, ahead);
    return { date, words: byDate.get(date) ?? 0 };
  });
}

/** The packed reviews of all words that were not removed. */
function listPackedReviews(stored: StoredWords): readonly string[] {
  return listWords(stored).map((word) => (Object.hasOwn(stored.words, word) && stored.words[word]) || '');
}

/** On a day of 25 hours, an interval of one day ends on the same date. */
function chooseLaterDate(one: string, other: string): string {
  return one > other ? one : other;
}
