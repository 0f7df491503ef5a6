import type { LessonPlan } from './lesson-plan.ts';
import type { Skill } from './skills.ts';

/** A part of a class that is shown as a whole; numbers count from 1. */
export type PartId =
  | 'goal'
  | 'warm-up'
  | 'minutes'
  | `words-${number}`
  | 'point'
  | 'text'
  | 'model'
  | 'video'
  | `section-${number}`
  | 'sorting'
  | `exercise-${number}`
  | 'checklist'
  | 'prompt'
  | 'speaking-task'
  | 'notes'
  | 'again'
  | 'feedback'
  | 'extra-task'
  | 'homework';

/** A class may have several steps of a kind. */
export type StepKind =
  | 'goal'
  | 'words'
  | 'point'
  | 'text'
  | 'model'
  | 'video'
  | 'section'
  | 'sorting'
  | 'exercise'
  | 'speaking'
  | 'write'
  | 'again'
  | 'feedback'
  | 'home';

/** One screen of a class on a phone. */
export interface LessonStep {
  /** Stable across reloads; used in the address. */
  id: string;
  kind: StepKind;
  /** Its number among the steps of its kind, from 1. */
  number: number;
  parts: readonly PartId[];
}

/** What the steps depend on besides the plan. */
export interface ClassProgress {
  skill: Skill;
  /** Items are marked, so the class ends with those that were missed; constant while a class is played. */
  hasMarkedItems: boolean;
}

/** More words do not fit on a phone's screen. */
export const WORDS_PER_STEP = 8;

/**
 * The steps of a class, in order. Each part of the plan is in exactly one step. Every class has steps for
 * sorting, writing, feedback and homework.
 */
export function buildLessonSteps(
  plan: LessonPlan,
  { skill, hasMarkedItems }: ClassProgress,
): readonly LessonStep[] {
  const words = Math.max(Math.ceil(plan.vocabulary.length / WORDS_PER_STEP), skill === 'Vocabulary' ? 1 : 0);
  const tasks = plan.exercises.length;
  // The checklist follows the last exercise.
  const checklist: readonly PartId[] = plan.checklist ? ['checklist'] : [];
  const speaking: readonly PartId[] = [
    ...(skill === 'Speaking' ? (['prompt'] as const) : []),
    ...listPartIfPresent('speaking-task', plan.speakingPrompt),
  ];
  return [
    ...createStep('goal', 1, [
      ...listPartIfPresent('goal', plan.goal),
      ...(plan.minutes ? (['minutes'] as const) : []),
      ...listPartIfPresent('warm-up', plan.warmUp),
    ]),
    ...countTo(words).flatMap((number) => createStep('words', number, [`words-${number}`])),
    ...createStep('point', 1, plan.teachingPoint ? ['point'] : []),
    ...createStep('text', 1, plan.text ? ['text'] : []),
    ...createStep('model', 1, plan.model ? ['model'] : []),
    ...createStep('video', 1, plan.videoId === undefined ? [] : ['video']),
    ...countTo(plan.otherSections.length).flatMap((number) =>
      createStep('section', number, [`section-${number}`]),
    ),
    ...createStep('sorting', 1, ['sorting']),
    ...countTo(tasks).flatMap((number) =>
      createStep('exercise', number, [`exercise-${number}`, ...(number === tasks ? checklist : [])]),
    ),
    ...createStep('speaking', 1, speaking),
    ...createStep('write', 1, [...(tasks === 0 ? checklist : []), 'notes']),
    ...createStep('feedback', 1, ['feedback']),
    ...createStep('again', 1, hasMarkedItems ? ['again'] : []),
    ...createStep('home', 1, [...listPartIfPresent('extra-task', plan.extraTask), 'homework']),
  ];
}

/** The first exercise with a key, else the first exercise, else the sorting step. */
export function findFirstTask(
  steps: readonly LessonStep[],
  { exercises }: Pick<LessonPlan, 'exercises'>,
): LessonStep | undefined {
  const tasks = steps.filter(({ kind }) => kind === 'exercise');
  const keyed = tasks.find(({ number }) => exercises[number - 1]?.key !== undefined);
  return keyed ?? tasks[0] ?? steps.find(({ kind }) => kind === 'sorting');
}

/**
 * Splits the vocabulary into the parts of the `words` steps, each row with its index in the whole list. The
 * parts are of similar size, so that no step has a single word.
 */
export function splitVocabulary<Row>(vocabulary: readonly Row[]) {
  const rows = vocabulary.map((row, index) => ({ row, index }));
  const count = Math.ceil(rows.length / WORDS_PER_STEP);
  const startOf = (number: number) => Math.round(((number - 1) * rows.length) / count);
  return countTo(count).map((number) => ({
    part: `words-${number}` as const,
    rows: rows.slice(startOf(number), startOf(number + 1)),
  }));
}

const REPEATED_KINDS: ReadonlySet<StepKind> = new Set(['words', 'section', 'exercise']);

function createStep(kind: StepKind, number: number, parts: readonly PartId[]): readonly LessonStep[] {
  if (parts.length === 0) return [];
  return [{ id: REPEATED_KINDS.has(kind) ? `${kind}-${number}` : kind, kind, number, parts }];
}

function listPartIfPresent(part: PartId, markdown: string): readonly PartId[] {
  return markdown.trim() === '' ? [] : [part];
}

function countTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
