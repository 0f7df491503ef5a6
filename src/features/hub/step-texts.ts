import type { LearningDay, LearningWeek, VisitKind } from '../../domain/learning-week.ts';
import type { TodaysGame, TodaysWordGame } from '../play/todays-games.ts';
import type { ClassStep } from './class-steps.ts';

/*
 * What Today says, calmly and in one line, to a nine-year-old and to an adult alike. Nothing counts what was missed.
 */

/** About how long a class takes. */
export const CLASS_MINUTES = 6;

/** What a step is, and more about it. */
export interface StepText {
  text: string;
  detail: string;
}

export function formatWordsStep(words: TodaysWordGame): StepText {
  if (words.isDone) {
    return {
      text: 'Today’s words are done',
      detail: words.dueCount > 0 ? 'The others can wait until tomorrow.' : 'Nothing else is waiting.',
    };
  }
  if (words.isInProgress) return formatGameStep(words);
  return { ...formatGameStep(words), detail: `${whichWords(words)} · ${formatMinutes(words.minutes)}` };
}

/** Which words a game is about to bring. */
function whichWords({ dueWords, learningWords, level }: TodaysWordGame): string {
  if (dueWords.length === 0)
    return learningWords.length === 0 ? `New words of ${level}` : counted(learningWords.length, 'new word');
  const known = `${counted(dueWords.length, 'word')} to meet again`;
  return learningWords.length === 0 ? known : `${known}, ${learningWords.length} new`;
}

export function formatGameStep({ title, minutes, isInProgress, isDone }: TodaysGame): StepText {
  if (isDone) return { text: `You played ${title}`, detail: '' };
  return { text: isInProgress ? `Continue ${title}` : `Play ${title}`, detail: formatMinutes(minutes) };
}

export function formatClassStep({ text, isDone }: ClassStep): StepText {
  return { text, detail: isDone ? '' : formatMinutes(CLASS_MINUTES) };
}

export function formatMinutes(minutes: number): string {
  return `${minutes} minutes`;
}

/**
 * How much of the day is left.
 * @param minutes `null` while they are not known
 */
export function formatTimeLeft(steps: number, minutes: number | null): string {
  if (minutes === null) return '';
  if (steps === 0) return 'No classes left today. New ones come tomorrow.';
  return minutes === 0 ? 'That was your day. Well done!' : `About ${minutes} minutes`;
}

/** For who comes back after a while: what waits, and that a little of it is enough. A round of cards has twelve. */
export function formatBacklog(waiting: number): string {
  return `There are ${waiting} words waiting. Twelve a day will do.`;
}

/** What the week says to who comes. */
export function formatWeekMessage({ visit, days }: LearningWeek): string {
  const learnt = days.filter(({ isLearnt }) => isLearnt).length;
  return (
    ARRIVALS[visit] ||
    (learnt === 1 ? 'Today has its tick.' : `Today has its tick. ${learnt} days this week!`)
  );
}

const ARRIVALS = {
  first: 'Every day you learn something gets a tick.',
  returning: 'Good to see you again.',
  regular: 'Learn something, and today gets its tick.',
  'learnt-today': '',
} satisfies Record<VisitKind, string>;

/** What a day is to somebody who does not see it. */
export function formatWeekDay({ date, when, isLearnt }: LearningDay): string {
  const name = formatDayName(date, 'long');
  if (isLearnt) return when === 'today' ? `${name}, today: ticked` : `${name}: ticked`;
  if (when === 'past') return `${name}: a day off`;
  return when === 'today' ? `${name}, today: still empty` : `${name}: to come`;
}

export function formatDayName(date: string, length: 'long' | 'narrow'): string {
  return new Intl.DateTimeFormat('en', { weekday: length, timeZone: 'UTC' }).format(Date.parse(date));
}

function counted(count: number, name: string): string {
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}
