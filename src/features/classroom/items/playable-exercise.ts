import { formatAnswer } from '../../../domain/exercises/answer-form.ts';
import { parseAnswers } from '../../../domain/exercises/answer-notation.ts';
import { type ExerciseAudioSource, findExerciseAudio } from '../../../domain/exercises/exercise-audio.ts';
import { type ExerciseItem, parseExercise } from '../../../domain/exercises/exercise-items.ts';
import { isSpokenExercise } from '../../../domain/exercises/written-task.ts';
import type { Exercise } from '../../../domain/lesson-plan.ts';
import { collapseWhitespace } from '../../../domain/plan/plain-text.ts';
import type { AnswerCalledRight, NotepadDraft } from '../../../domain/records.ts';
import type { SpokenLine } from '../../../domain/spoken-turns.ts';
import { type AnswerVerdict, createExerciseMarker } from '../../../feedback/marking/exercise-marker.ts';
import { deriveItemState, type ItemState, MAX_ITEM_TRIES, needsRepeat } from './item-state.ts';

/** One item of a class's exercise, ready to be answered and, where it has a key, marked. */
export interface PlayableItem extends ExerciseItem {
  /** The name under which its checks are kept: '0.2' is item 2 of the first exercise. */
  name: string;
  /** From 1. */
  number: number;
  /** Absent where many answers are right. */
  judge?: ((given: string) => AnswerVerdict) | undefined;
  /** The best answer; empty where many are right. */
  expected: string;
  /** What it says aloud; empty for an item that is only read. */
  spokenLines: readonly SpokenLine[];
}

export interface PlayableExercise {
  /** From 0. */
  index: number;
  exercise: Exercise;
  /** What is to be done, as markdown. */
  task: string;
  /** Empty where the exercise asks for one free text. */
  items: readonly PlayableItem[];
  /** What its task says aloud. */
  spokenLines: readonly SpokenLine[];
  /** It is done aloud. */
  isSpoken: boolean;
}

/** A class's exercises, taken apart once for all that happens in them. */
export function createPlayableExercises(
  exercises: readonly Exercise[],
  calledRight: readonly AnswerCalledRight[],
  context: ExerciseAudioSource,
): readonly PlayableExercise[] {
  return exercises.map((exercise, index) => {
    const read = parseExercise(exercise);
    const sounds = findExerciseAudio(exercise, context, read);
    const played = {
      index,
      exercise,
      spokenLines: sounds.task,
      isSpoken: isSpokenExercise(exercise, context.skill),
    };
    if (!read) return { ...played, task: exercise.prompt, items: [] };
    const marker = createExerciseMarker(exercise, read);
    const items = read.items.map((item, place): PlayableItem => {
      const number = place + 1;
      const own = calledRight.filter((one) => one.exercise === exercise.prompt && one.item === number);
      const isOwn = (given: string) => own.some(({ answer }) => isSameAnswer(answer, given));
      return {
        ...item,
        name: `${index}.${number}`,
        number,
        expected: formatAnswer(item.accepted?.[0] ?? '', item.form),
        spokenLines: sounds.items[place] ?? [],
        judge: item.accepted && ((given) => (isOwn(given) ? 'right' : marker.judge(number, given))),
      };
    });
    return { ...played, task: read.task, items };
  });
}

function isSameAnswer(one: string, other: string): boolean {
  return collapseWhitespace(one).toLowerCase() === collapseWhitespace(other).toLowerCase();
}

/** What was written in an exercise, item by item; `null` for a text that can't be parted so. */
export function parseItemAnswers({ items }: PlayableExercise, text: string): readonly string[] | null {
  return items.length === 0 ? null : parseAnswers(text, items.length);
}

type ExerciseDraft = Pick<NotepadDraft, 'exercises' | 'checks' | 'againAnswers' | 'againChecks'>;

/** Where a learner stands with an item, in the class or when it has come back. */
export function getItemState(
  { name, judge }: PlayableItem,
  checks: ExerciseDraft['checks'],
  allowed?: number,
): ItemState {
  return judge ? deriveItemState(checks[name] ?? [], judge, allowed) : { status: 'open' };
}

/** What of an exercise is filled in and waits for a check, by the items' names. */
export function findUncheckedAnswers(
  played: PlayableExercise | undefined,
  { exercises, checks }: ExerciseDraft,
): Readonly<Record<string, string>> {
  if (!played) return {};
  const answers = parseItemAnswers(played, exercises[played.index] ?? '') ?? [];
  return selectUnchecked(played.items, checks, MAX_ITEM_TRIES.first, ({ number }) => answers[number - 1]);
}

/** The items that come back at the end of the class, by the exercise that they are of. */
export function findMissedItems(
  exercises: readonly PlayableExercise[],
  { checks }: Pick<ExerciseDraft, 'checks'>,
): readonly PlayableExercise[] {
  return exercises
    .map((played) => ({
      ...played,
      items: played.items.filter(({ name, judge }) => judge && needsRepeat(checks[name] ?? [], judge)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The same of the items that came back. */
export function findUncheckedRepeats(
  missed: readonly PlayableExercise[],
  { againAnswers, againChecks }: ExerciseDraft,
): Readonly<Record<string, string>> {
  const items = missed.flatMap((played) => played.items);
  return selectUnchecked(items, againChecks, MAX_ITEM_TRIES.again, ({ name }) => againAnswers[name]);
}

function selectUnchecked(
  items: readonly PlayableItem[],
  checks: ExerciseDraft['checks'],
  allowed: number,
  answerTo: (item: PlayableItem) => string | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    items.flatMap((item) => {
      const given = answerTo(item)?.trim() ?? '';
      const { status } = getItemState(item, checks, allowed);
      const mayTry = status === 'open' || status === 'missed';
      const isNew = !isSameAnswer(given, checks[item.name]?.at(-1) ?? '');
      return item.judge && given !== '' && mayTry && isNew ? [[item.name, given]] : [];
    }),
  );
}

/** How many items were right at the first try, of all that have been checked. */
export function computeScore(
  exercises: readonly PlayableExercise[],
  { checks }: Pick<ExerciseDraft, 'checks'>,
) {
  const standings = exercises.flatMap(({ items }) => items.map((item) => getItemState(item, checks)));
  const checked = standings.filter(({ status }) => status !== 'open');
  const atOnce = checked.filter((standing) => standing.status === 'right' && standing.isFirstTry);
  const right = checked.filter(({ status }) => status === 'right');
  return { checked: checked.length, atOnce: atOnce.length, right: right.length };
}
