import { formatAnswer } from '../../../domain/exercises/answer-form.ts';
import { parseAnswers } from '../../../domain/exercises/answer-notation.ts';
import { type ExerciseAudioSource, findExerciseAudio } from '../../../domain/exercises/exercise-audio.ts';
import { type ExerciseItem, parseExercise } from '../../../domain/exercises/exercise-items.ts';
import { isSpokenExercise } from '../../../domain/exercises/written-task.ts';
import type { Exercise } from '../../../domain/lesson-plan.ts';
import type { DisputedAnswer, NotepadDraft } from '../../../domain/records.ts';
import type { SpokenLine } from '../../../domain/spoken-turns.ts';
import { foldTypedText } from '../../../domain/typed-text.ts';
import { type AnswerVerdict, createExerciseMarker } from '../../../feedback/marking/exercise-marker.ts';
import { deriveItemState, type ItemState, MAX_ITEM_TRIES, needsRepeat } from './item-state.ts';

/*
 * The exercises of a class, parsed for the classroom. An item is one question of an exercise; a draft stores
 * the answers to it, and a check compares the newest one with the key. Items that were missed are repeated at
 * the end of the class ("again").
 */

/** One item of a class's exercise, ready to be answered and, where it has a key, marked. */
export interface PlayableItem extends ExerciseItem {
  /** The key of its checks in the draft: '0.2' is item 2 of the first exercise. */
  name: string;
  /** From 1. */
  number: number;
  /** Absent where many answers are right. */
  judge?: ((given: string) => AnswerVerdict) | undefined;
  /** The best answer; empty where many are right. */
  expected: string;
  /** What is read aloud; empty for an item without audio. */
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
  /** What is read aloud for the whole task. */
  spokenLines: readonly SpokenLine[];
  /** The answer is spoken, not written. */
  isSpoken: boolean;
}

/**
 * Parses a class's exercises into items with their markers and audio.
 * @param disputed answers that the learner says are right, which count as right
 */
export function createPlayableExercises(
  exercises: readonly Exercise[],
  disputed: readonly DisputedAnswer[],
  context: ExerciseAudioSource,
): readonly PlayableExercise[] {
  return exercises.map((exercise, index) => {
    const parsed = parseExercise(exercise);
    const audio = findExerciseAudio(exercise, context, parsed);
    const played = {
      index,
      exercise,
      spokenLines: audio.task,
      isSpoken: isSpokenExercise(exercise, context.skill),
    };
    if (!parsed) return { ...played, task: exercise.prompt, items: [] };
    const marker = createExerciseMarker(exercise, parsed);
    const items = parsed.items.map((item, itemIndex): PlayableItem => {
      const number = itemIndex + 1;
      const disputes = disputed.filter((one) => one.exercise === exercise.prompt && one.item === number);
      const isDisputed = (given: string) => disputes.some(({ answer }) => isSameText(answer, given));
      return {
        ...item,
        name: `${index}.${number}`,
        number,
        expected: formatAnswer(item.accepted?.[0] ?? '', item.form),
        spokenLines: audio.items[itemIndex] ?? [],
        judge: item.accepted && ((given) => (isDisputed(given) ? 'right' : marker.judge(number, given))),
      };
    });
    return { ...played, task: parsed.task, items };
  });
}

/** Whether two answers differ only in how they are typed. */
function isSameText(one: string, other: string): boolean {
  return foldTypedText(one) === foldTypedText(other);
}

/** Splits an exercise's text into the answers to its items; `null` for a text that can't be split. */
export function parseItemAnswers({ items }: PlayableExercise, text: string): readonly string[] | null {
  return items.length === 0 ? null : parseAnswers(text, items.length);
}

type ExerciseDraft = Pick<NotepadDraft, 'exercises' | 'checks' | 'againAnswers' | 'againChecks'>;

/** The state of an item, in the class or when it is repeated. */
export function getItemState(
  { name, judge }: PlayableItem,
  checks: ExerciseDraft['checks'],
  allowed?: number,
): ItemState {
  return judge ? deriveItemState(checks[name] ?? [], judge, allowed) : { status: 'open' };
}

/** The answers of an exercise that are filled in and not checked yet, by item name. */
export function findUncheckedAnswers(
  played: PlayableExercise | undefined,
  { exercises, checks }: ExerciseDraft,
): Readonly<Record<string, string>> {
  if (!played) return {};
  const answers = parseItemAnswers(played, exercises[played.index] ?? '') ?? [];
  return selectUnchecked(played.items, checks, MAX_ITEM_TRIES.first, ({ number }) => answers[number - 1]);
}

/** The items that are repeated at the end of the class, grouped by exercise. */
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

/** The answers to repeated items that are filled in and not checked yet, by item name. */
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
  getAnswer: (item: PlayableItem) => string | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    items.flatMap((item) => {
      const given = getAnswer(item)?.trim() ?? '';
      const { status } = getItemState(item, checks, allowed);
      const mayTry = status === 'open' || status === 'missed';
      const isNew = !isSameText(given, checks[item.name]?.at(-1) ?? '');
      return item.judge && given !== '' && mayTry && isNew ? [[item.name, given]] : [];
    }),
  );
}

/** Counts the items that were checked, right, and right at the first try. */
export function computeScore(
  exercises: readonly PlayableExercise[],
  { checks }: Pick<ExerciseDraft, 'checks'>,
) {
  const states = exercises.flatMap(({ items }) => items.map((item) => getItemState(item, checks)));
  const checked = states.filter(({ status }) => status !== 'open');
  const atOnce = checked.filter((state) => state.status === 'right' && state.isFirstTry);
  const right = checked.filter(({ status }) => status === 'right');
  return { checked: checked.length, atOnce: atOnce.length, right: right.length };
}
