import { asShown } from '../../../domain/exercises/answer-form.ts';
import { readAnswers } from '../../../domain/exercises/answer-text.ts';
import { type ExerciseItem, readExercise } from '../../../domain/exercises/exercise-items.ts';
import { type SoundContext, soundsOf } from '../../../domain/exercises/item-sounds.ts';
import { isSpoken } from '../../../domain/exercises/written-task.ts';
import type { Exercise } from '../../../domain/lesson-plan.ts';
import { oneLine } from '../../../domain/plan/plain-text.ts';
import type { AnswerCalledRight, NotepadDraft } from '../../../domain/records.ts';
import type { SpokenLine } from '../../../domain/spoken-turns.ts';
import { itemMarker, type Verdict } from '../../../feedback/marking/mark-item.ts';
import { comesBack, type Standing, standingOf, TRIES } from './item-standing.ts';

/** One item of a class's exercise, ready to be answered and, where it has a key, marked. */
export interface PlayedItem extends ExerciseItem {
  /** The name under which its checks are kept: '0.2' is item 2 of the first exercise. */
  name: string;
  /** From 1. */
  number: number;
  /** Absent where many answers are right. */
  judge?: ((given: string) => Verdict) | undefined;
  /** The best answer; empty where many are right. */
  expected: string;
  /** What it says aloud; empty for an item that is only read. */
  heard: readonly SpokenLine[];
}

export interface PlayedExercise {
  /** From 0. */
  index: number;
  exercise: Exercise;
  /** What is to be done, as markdown. */
  task: string;
  /** Empty where the exercise asks for one free text. */
  items: readonly PlayedItem[];
  /** What its task says aloud. */
  heard: readonly SpokenLine[];
  /** It is done aloud. */
  isSpoken: boolean;
}

/** A class's exercises, taken apart once for all that happens in them. */
export function playedExercises(
  exercises: readonly Exercise[],
  calledRight: readonly AnswerCalledRight[],
  context: SoundContext,
): readonly PlayedExercise[] {
  return exercises.map((exercise, index) => {
    const read = readExercise(exercise);
    const sounds = soundsOf(exercise, context, read);
    const played = { index, exercise, heard: sounds.task, isSpoken: isSpoken(exercise, context.skill) };
    if (!read) return { ...played, task: exercise.prompt, items: [] };
    const marker = itemMarker(exercise, read);
    const items = read.items.map((item, place): PlayedItem => {
      const number = place + 1;
      const own = calledRight.filter((one) => one.exercise === exercise.prompt && one.item === number);
      const isOwn = (given: string) => own.some(({ answer }) => isSameAnswer(answer, given));
      return {
        ...item,
        name: `${index}.${number}`,
        number,
        expected: asShown(item.accepted?.[0] ?? '', item.form),
        heard: sounds.items[place] ?? [],
        judge: item.accepted && ((given) => (isOwn(given) ? 'right' : marker.verdict(number, given))),
      };
    });
    return { ...played, task: read.task, items };
  });
}

function isSameAnswer(one: string, other: string): boolean {
  return oneLine(one).toLowerCase() === oneLine(other).toLowerCase();
}

/** What was written in an exercise, item by item; `null` for a text that can't be parted so. */
export function answersIn({ items }: PlayedExercise, text: string): readonly string[] | null {
  return items.length === 0 ? null : readAnswers(text, items.length);
}

type Work = Pick<NotepadDraft, 'exercises' | 'checks' | 'againAnswers' | 'againChecks'>;

/** Where a learner stands with an item, in the class or when it has come back. */
export function standingIn({ name, judge }: PlayedItem, checks: Work['checks'], allowed?: number): Standing {
  return judge ? standingOf(checks[name] ?? [], judge, allowed) : { phase: 'open' };
}

/** What of an exercise is filled in and waits for a check, by the items' names. */
export function toCheck(
  played: PlayedExercise | undefined,
  { exercises, checks }: Work,
): Readonly<Record<string, string>> {
  if (!played) return {};
  const answers = answersIn(played, exercises[played.index] ?? '') ?? [];
  return waiting(played.items, checks, TRIES.first, ({ number }) => answers[number - 1]);
}

/** The items that come back at the end of the class, by the exercise that they are of. */
export function missedItems(
  exercises: readonly PlayedExercise[],
  { checks }: Pick<Work, 'checks'>,
): readonly PlayedExercise[] {
  return exercises
    .map((played) => ({
      ...played,
      items: played.items.filter(({ name, judge }) => judge && comesBack(checks[name] ?? [], judge)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The same of the items that came back. */
export function toCheckAgain(
  missed: readonly PlayedExercise[],
  { againAnswers, againChecks }: Work,
): Readonly<Record<string, string>> {
  const items = missed.flatMap((played) => played.items);
  return waiting(items, againChecks, TRIES.again, ({ name }) => againAnswers[name]);
}

function waiting(
  items: readonly PlayedItem[],
  checks: Work['checks'],
  allowed: number,
  answerTo: (item: PlayedItem) => string | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    items.flatMap((item) => {
      const given = answerTo(item)?.trim() ?? '';
      const { phase } = standingIn(item, checks, allowed);
      const mayTry = phase === 'open' || phase === 'missed';
      const isNew = !isSameAnswer(given, checks[item.name]?.at(-1) ?? '');
      return item.judge && given !== '' && mayTry && isNew ? [[item.name, given]] : [];
    }),
  );
}

/** How many items were right at the first try, of all that have been checked. */
export function scoreOf(exercises: readonly PlayedExercise[], { checks }: Pick<Work, 'checks'>) {
  const standings = exercises.flatMap(({ items }) => items.map((item) => standingIn(item, checks)));
  const checked = standings.filter(({ phase }) => phase !== 'open');
  const atOnce = checked.filter((standing) => standing.phase === 'right' && standing.isAtOnce);
  const right = checked.filter(({ phase }) => phase === 'right');
  return { checked: checked.length, atOnce: atOnce.length, right: right.length };
}
