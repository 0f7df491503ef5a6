import type { ActivityWeek } from '../../domain/activity.ts';
import { formatDate, formatMonth } from '../../domain/calendar-date.ts';
import type { GrammarPointAccuracy } from '../../domain/grammar-accuracy.ts';
import { MAX_DUE_PER_DAY } from '../../memory/choose-review-words.ts';
import type { Strength } from '../../memory/schedule.ts';
import type { ForecastDay } from '../../memory/word-statistics.ts';

// The sentence with each chart that says what it shows.

export function formatStrengthFinding(counts: Readonly<Record<Strength, number>>): string {
  const total = counts.new + counts.weak + counts.growing + counts.strong;
  if (counts.growing + counts.strong === 0)
    return `You have met ${formatWordCount(total)}. Each right answer makes one stronger.`;
  return `Of ${formatWordCount(total)}, ${counts.strong} ${getVerb(counts.strong)} strong and ${counts.growing} ${getVerb(counts.growing)} growing.`;
}

export function formatReviewsFinding(days: readonly ForecastDay[]): string {
  const total = days.reduce((sum, day) => sum + day.words, 0);
  const today = days[0]?.words ?? 0;
  const first =
    today === 0
      ? 'No word comes back today'
      : `${formatWordCount(today)} ${today === 1 ? 'comes' : 'come'} back today`;
  const all = `${first}, and ${total - today} in the ${days.length - 1} days after.`;
  return Math.max(...days.map((day) => day.words)) > MAX_DUE_PER_DAY
    ? `${all} There is no hurry: games bring at most ${MAX_DUE_PER_DAY} on a day.`
    : all;
}

/** The name of a future day; 0 is today. */
export function formatDayAhead({ date }: ForecastDay, ahead: number): string {
  return ['Today', 'Tomorrow'][ahead] ?? formatDate(date);
}

export interface NamedPoint extends GrammarPointAccuracy {
  readonly name: string;
}

/**
 * @param points the points that were asked often enough, weakest first
 * @param all the number of all points
 */
export function formatGrammarFinding([weakest]: readonly NamedPoint[], all: number): string {
  if (!weakest) return '';
  if (weakest.percent === 100) return 'You answered every question on these points right.';
  const subject = all === 1 ? 'You have practised one point' : `Of ${all} points, one needs practice most`;
  return `${subject}: “${weakest.name}”, with ${weakest.right} of ${weakest.asked} right.`;
}

export function formatActivityFinding(weeks: readonly ActivityWeek[]): string {
  const countActiveDays = (week: ActivityWeek) => week.filter(({ count }) => count > 0).length;
  const total = weeks.reduce((sum, week) => sum + countActiveDays(week), 0);
  const current = countActiveDays(weeks.at(-1) ?? []);
  const days = total === 1 ? '1 day' : `${total} days`;
  return `You learnt on ${days} of the last ${weeks.length} weeks, ${current === 0 ? 'none' : current} of them this week.`;
}

/** The activity of each month, for screen readers. */
export function formatActivityByMonth(weeks: readonly ActivityWeek[]): string {
  const months = new Map<string, { name: string; done: number }>();
  for (const { date, count: done } of weeks.flat()) {
    const key = date.slice(0, 7);
    months.set(key, { name: formatMonth(date), done: (months.get(key)?.done ?? 0) + done });
  }
  return [...months.values()].map(({ name, done }) => `${name} ${done}`).join(', ');
}

function formatWordCount(count: number): string {
  return count === 1 ? '1 word' : `${count} words`;
}

function getVerb(count: number): string {
  return count === 1 ? 'is' : 'are';
}
