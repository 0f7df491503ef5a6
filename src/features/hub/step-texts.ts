import { formatCount } from '../../domain/format-count.ts';
import type { LearningDay, LearningWeek, VisitKind } from '../../domain/learning-week.ts';
import type { TodaysGame, TodaysWordGame } from '../play/todays-games.ts';
import type { ClassStep } from './class-steps.ts';

/*
 * The texts of Today: one calm line each, for children and adults. None counts what was missed.
 */

/** The title of a step and a detail. */
export interface StepText {
  text: string;
  detail: string;
}

export function formatWordsStep(words: TodaysWordGame): StepText {
  if (words.isDone) {
    return {
      text: 'Today’s words are done',
      detail: words.dueCount > 0 ? 'You’ll get more tomorrow.' : 'Nothing else to review.',
    };
  }
  if (words.isInProgress) return formatGameStep(words);
  return {
    ...formatGameStep(words),
    detail: `${formatWordSelection(words)} · ${formatMinutes(words.minutes)}`,
  };
}

/** Describes the words of a game. */
function formatWordSelection({ dueWords, learningWords, level }: TodaysWordGame): string {
  if (dueWords.length === 0)
    return learningWords.length === 0 ? `New ${level} words` : formatCount(learningWords.length, 'new word');
  const reviewText = `${formatCount(dueWords.length, 'word')} to review`;
  return learningWords.length === 0 ? reviewText : `${reviewText}, ${learningWords.length} new`;
}

export function formatGameStep({ title, minutes, isInProgress, isDone }: TodaysGame): StepText {
  if (isDone) return { text: `You played ${title}`, detail: '' };
  return { text: isInProgress ? `Continue ${title}` : `Play ${title}`, detail: formatMinutes(minutes) };
}

/** @param minutes `null` while they are unknown; the line keeps its place, so that nothing moves */
export function formatClassStep({ text, isDone }: ClassStep, minutes: number | null): StepText {
  return { text, detail: isDone ? '' : formatMinutes(minutes ?? '…') };
}

function formatMinutes(minutes: number | '…'): string {
  return minutes === '…' ? '… minutes' : formatCount(minutes, 'minute');
}

/**
 * The time that is left of the day.
 * @param steps how many classes the day has
 * @param minutes of the steps that are left; `null` while they are unknown
 */
export function formatTimeLeft(steps: number, minutes: number | null): string {
  if (minutes === null) return '';
  if (steps === 0) return 'No classes left today. You’ll get more tomorrow.';
  return minutes === 0 ? 'That was your day. Well done!' : `About ${formatMinutes(minutes)}`;
}

/** For learners who return after a while: the number of due words. A game has twelve. */
export function formatBacklog(waiting: number): string {
  return `${waiting} words to review. Twelve a day is enough.`;
}

/** The message above the week. */
export function formatWeekMessage({ visit, days }: LearningWeek): string {
  const learnt = days.filter(({ isLearnt }) => isLearnt).length;
  return (
    VISIT_TEXTS[visit] ||
    (learnt === 1 ? 'Today is ticked. Well done!' : `Today is ticked. ${learnt} days this week!`)
  );
}

const VISIT_TEXTS = {
  first: 'You get a tick for every day you learn.',
  returning: 'Good to see you again.',
  regular: 'Learn something to tick today.',
  'learnt-today': '',
} satisfies Record<VisitKind, string>;

/** The accessible name of a day. */
export function formatWeekDay({ date, when, isLearnt }: LearningDay): string {
  const name = formatDayName(date, 'long');
  if (isLearnt) return when === 'today' ? `${name}, today: ticked` : `${name}: ticked`;
  if (when === 'past') return `${name}: no practice`;
  return when === 'today' ? `${name}, today: still empty` : `${name}: not yet`;
}

export function formatDayName(date: string, length: 'long' | 'narrow'): string {
  return new Intl.DateTimeFormat('en', { weekday: length, timeZone: 'UTC' }).format(Date.parse(date));
}
