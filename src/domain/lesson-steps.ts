import { type ExerciseStage, hasTwoSittings, type LessonPlan } from './lesson-plan.ts';
import type { Skill } from './skills.ts';

/** A part of a class that is shown as a whole; numbers count from 1. */
export type PartId =
  | 'goal'
  | 'warm-up'
  | 'minutes'
  | 'recall'
  | `words-${number}`
  | 'point'
  | 'text'
  | 'model'
  | 'video'
  | `section-${number}`
  | 'sorting'
  | `exercise-${number}`
  | 'pause'
  | 'sound'
  | 'checklist'
  | 'prompt'
  | 'speaking-task'
  | 'notes'
  | 'again'
  | 'feedback'
  | 'model-answer'
  | 'extra-task'
  | 'homework';

/** A class may have several steps of a kind. */
export type StepKind =
  | 'goal'
  | 'recall'
  | 'words'
  | 'point'
  | 'text'
  | 'model'
  | 'video'
  | 'section'
  | 'sorting'
  | 'exercise'
  | 'pause'
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
 * Lists the steps of a class, in order. Each part of the plan is in exactly one step. Every class has steps
 * for sorting, writing, feedback and homework. A class of two sittings has a pause between them.
 */
export function buildLessonSteps(plan: LessonPlan, progress: ClassProgress): readonly LessonStep[] {
  return hasTwoSittings(plan) ? buildSittingSteps(plan, progress) : buildSingleSittingSteps(plan, progress);
}

function buildSingleSittingSteps(
  plan: LessonPlan,
  { skill, hasMarkedItems }: ClassProgress,
): readonly LessonStep[] {
  const exerciseCount = plan.exercises.length;
  // The checklist follows the last exercise.
  const checklist: readonly PartId[] = plan.checklist ? ['checklist'] : [];
  return [
    ...createOpeningSteps(plan),
    ...createWordSteps(plan, skill),
    ...createStep('point', 1, plan.teachingPoint ? ['point'] : []),
    ...createStep('text', 1, plan.text ? ['text'] : []),
    ...createExtraSteps(plan),
    ...createStep('sorting', 1, ['sorting']),
    ...countTo(exerciseCount).flatMap((number) =>
      createStep('exercise', number, [`exercise-${number}`, ...(number === exerciseCount ? checklist : [])]),
    ),
    ...createStep('speaking', 1, listSpeakingParts(plan, skill)),
    ...createStep('write', 1, [...(exerciseCount === 0 ? checklist : []), 'notes']),
    ...createStep('feedback', 1, listFeedbackParts(plan)),
    ...createStep('again', 1, hasMarkedItems ? ['again'] : []),
    ...createStep('home', 1, [...listPartIfPresent('extra-task', plan.extraTask), 'homework']),
  ];
}

/** Where the exercises of a stage come in a class of two sittings. */
const EXERCISE_PLACES = {
  notice: 'before-rule',
  check: 'after-rule',
  first: 'after-rule',
  practice: 'practice',
  reply: 'practice',
  words: 'words',
  task: 'task',
  more: 'optional',
} as const satisfies Record<ExerciseStage, string>;
type ExercisePlace = (typeof EXERCISE_PLACES)[ExerciseStage];

/**
 * A class of two sittings: the text comes before the rule, and the phrases are sorted where the task needs
 * them, as are words that belong to the task. An exercise without a stage is practice. The checklist comes
 * with the notes, but in Speaking with the task, because the notes repeat its lines as a self-check.
 */
function buildSittingSteps(
  plan: LessonPlan,
  { skill, hasMarkedItems }: ClassProgress,
): readonly LessonStep[] {
  const checklist: readonly PartId[] = plan.checklist ? ['checklist'] : [];
  const spokenTask = skill === 'Speaking' ? plan.exercises.findIndex(({ stage }) => stage === 'task') : -1;
  const createExerciseSteps = (place: ExercisePlace) =>
    plan.exercises.flatMap(({ stage = 'practice' }, index) =>
      EXERCISE_PLACES[stage] === place
        ? createStep('exercise', index + 1, [
            `exercise-${index + 1}`,
            ...(index === spokenTask ? checklist : []),
          ])
        : [],
    );
  const words = createWordSteps(plan, skill);
  const hasWordsForTask = plan.exercises.some(({ stage }) => stage === 'words');
  return [
    ...createOpeningSteps(plan),
    ...(hasWordsForTask ? [] : words),
    ...createStep('text', 1, plan.text ? ['text'] : []),
    ...createExerciseSteps('before-rule'),
    ...createStep('point', 1, plan.teachingPoint ? ['point'] : []),
    ...createExerciseSteps('after-rule'),
    ...createExtraSteps(plan),
    ...createStep('pause', 1, ['pause']),
    ...createExerciseSteps('practice'),
    ...(hasWordsForTask ? words : []),
    ...createExerciseSteps('words'),
    ...createStep('sorting', 1, ['sorting']),
    ...createStep('speaking', 1, listSpeakingParts(plan, skill)),
    ...createExerciseSteps('task'),
    ...createStep('write', 1, [...(spokenTask < 0 ? checklist : []), 'notes']),
    ...createStep('feedback', 1, listFeedbackParts(plan)),
    ...createStep('again', 1, hasMarkedItems ? ['again'] : []),
    ...createExerciseSteps('optional'),
    ...createStep('home', 1, [...listPartIfPresent('extra-task', plan.extraTask), 'homework']),
  ];
}

/** The words of the class, in as many steps as they need. */
function createWordSteps({ vocabulary }: LessonPlan, skill: ClassProgress['skill']): readonly LessonStep[] {
  const steps = Math.max(Math.ceil(vocabulary.length / WORDS_PER_STEP), skill === 'Vocabulary' ? 1 : 0);
  return countTo(steps).flatMap((number) => createStep('words', number, [`words-${number}`]));
}

/** The goal, and what is asked again from earlier classes. */
function createOpeningSteps(plan: LessonPlan): readonly LessonStep[] {
  return [
    ...createStep('goal', 1, [
      ...listPartIfPresent('goal', plan.goal),
      ...(plan.minutes ? (['minutes'] as const) : []),
      ...listPartIfPresent('warm-up', plan.warmUp),
    ]),
    ...createStep('recall', 1, plan.recall ? ['recall'] : []),
  ];
}

/** The model text, the video and sections with unknown headings. */
function createExtraSteps(plan: LessonPlan): readonly LessonStep[] {
  return [
    ...createStep('model', 1, plan.model ? ['model'] : []),
    ...createStep('video', 1, plan.videoId === undefined ? [] : ['video']),
    ...countTo(plan.otherSections.length).flatMap((number) =>
      createStep('section', number, [`section-${number}`]),
    ),
  ];
}

function listSpeakingParts(plan: LessonPlan, skill: ClassProgress['skill']): readonly PartId[] {
  return [
    ...(plan.sound ? (['sound'] as const) : []),
    ...(skill === 'Speaking' ? (['prompt'] as const) : []),
    ...listPartIfPresent('speaking-task', plan.speakingPrompt),
  ];
}

function listFeedbackParts({ modelAnswer }: LessonPlan): readonly PartId[] {
  return ['feedback', ...(modelAnswer ? (['model-answer'] as const) : [])];
}

/** Finds the first exercise that can be checked with a key, else the first exercise, else the sorting. */
export function findFirstExerciseStep(
  steps: readonly LessonStep[],
  { exercises }: Pick<LessonPlan, 'exercises'>,
): LessonStep | undefined {
  const exerciseSteps = steps.filter(({ kind }) => kind === 'exercise');
  const firstWithKey = exerciseSteps.find(({ number }) => exercises[number - 1]?.key !== undefined);
  return firstWithKey ?? exerciseSteps[0] ?? steps.find(({ kind }) => kind === 'sorting');
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
