import type { ActivityWeek } from '../../domain/activity.ts';
import { formatDate, formatMonth } from '../../domain/calendar-date.ts';
import type { GrammarPointAccuracy } from '../../domain/grammar-accuracy.ts';
import { MAX_DUE_PER_DAY } from '../../spaced-repetition/choose-review-words.ts';
import type { Strength } from '../../spaced-repetition/schedule.ts';
import type { ForecastDay } from '../../spaced-repetition/word-statistics.ts';

// The sentence with each chart that says what it shows.

export function formatStrengthFinding(counts: Readonly<Record<Strength, number>>): string {
  const total = counts.new + counts.weak + counts.growing + counts.strong;
  if (counts.growing + counts.strong === 0)
    return `You’ve met ${formatWordCount(total)}. Each right answer makes a word stronger.`;
  const parts = (['strong', 'growing'] as const).flatMap((strength) => {
    const count = counts[strength];
    return count === 0 ? [] : [`${count} ${count === 1 ? 'is' : 'are'} ${strength}`];
  });
  return `Of your ${formatWordCount(total)}, ${parts.join(' and ')}.`;
}

export function formatReviewsFinding(days: readonly ForecastDay[]): string {
  const total = days.reduce((sum, day) => sum + day.words, 0);
  const today = days[0]?.words ?? 0;
  const first = today === 0 ? 'No words' : formatWordCount(today);
  const all = `${first} to review today, and ${total - today} in the next ${days.length - 1} days.`;
  return Math.max(...days.map((day) => day.words)) > MAX_DUE_PER_DAY
    ? `${all} There’s no hurry: games ask you at most ${MAX_DUE_PER_DAY} a day.`
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
  if (weakest.percent === 100) return 'You got every question on these points right.';
  const subject = all === 1 ? 'You’ve practised one point' : `Of ${all} points, practise this one first`;
  return `${subject}: “${weakest.name}”, with ${weakest.right} of ${weakest.asked} right.`;
}

export function formatActivityFinding(weeks: readonly ActivityWeek[]): string {
  const countActiveDays = (week: ActivityWeek) => week.filter(({ count }) => count > 0).length;
  const total = weeks.reduce((sum, week) => sum + countActiveDays(week), 0);
  const current = countActiveDays(weeks.at(-1) ?? []);
  const formatDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);
  return `You learned on ${formatDays(total)} in the last ${weeks.length} weeks. This week: ${formatDays(current)}.`;
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
