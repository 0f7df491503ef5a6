import type { LessonPlan } from './lesson-plan.ts';
import type { Skill } from './skills.ts';

/** A part of a class that is shown as a whole; those with a number count from 1. */
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

/** What a step is for; of some kinds a class has several. */
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
  /** The same after a reload; stands in the address. */
  id: string;
  kind: StepKind;
  /** Its place among those of its kind, from 1. */
  number: number;
  parts: readonly PartId[];
}

/** What a class has by now, beside its plan. */
export interface ClassProgress {
  skill: Skill;
  /** An item was missed, and comes back. */
  hasMisses: boolean;
}

/** A screen with more words than these is too long for a phone. */
export const WORDS_PER_STEP = 8;

/**
 * A class as steps, in the order in which they are taken. Each part of the plan has its place in one of them; what the
 * plan lacks has none. Sorting, writing, feedback and taking home belong to every class.
 */
export function buildLessonSteps(
  plan: LessonPlan,
  { skill, hasMisses }: ClassProgress,
): readonly LessonStep[] {
  const words = Math.max(Math.ceil(plan.vocabulary.length / WORDS_PER_STEP), skill === 'Vocabulary' ? 1 : 0);
  const tasks = plan.exercises.length;
  // It is ticked after the last task.
  const checklist: readonly PartId[] = plan.checklist ? ['checklist'] : [];
  const speaking: readonly PartId[] = [
    ...(skill === 'Speaking' ? (['prompt'] as const) : []),
    ...partIfAny('speaking-task', plan.speakingPrompt),
  ];
  return [
    ...createStep('goal', 1, [
      ...partIfAny('goal', plan.goal),
      ...(plan.minutes ? (['minutes'] as const) : []),
      ...partIfAny('warm-up', plan.warmUp),
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
    ...createStep('again', 1, hasMisses ? ['again'] : []),
    ...createStep('home', 1, [...partIfAny('extra-task', plan.extraTask), 'homework']),
  ];
}

/** The first step whose answers are marked at once, or else the first that asks something. */
export function findFirstTask(
  steps: readonly LessonStep[],
  { exercises }: Pick<LessonPlan, 'exercises'>,
): LessonStep | undefined {
  const tasks = steps.filter(({ kind }) => kind === 'exercise');
  const keyed = tasks.find(({ number }) => exercises[number - 1]?.key !== undefined);
  return keyed ?? tasks[0] ?? steps.find(({ kind }) => kind === 'sorting');
}

/**
 * The vocabulary in the parts in which it is shown, each row with its index in the whole. The parts are alike in size,
 * so that no word stands alone on a step.
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

function partIfAny(part: PartId, markdown: string): readonly PartId[] {
  return markdown.trim() === '' ? [] : [part];
}

function countTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
