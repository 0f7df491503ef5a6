import type { ExerciseStage, LessonPlan } from '../../../domain/lesson-plan.ts';
import type { LessonStep } from '../../../domain/lesson-steps.ts';
import { TEXT_HEADINGS } from '../../../domain/plan/write-plan.ts';

const TITLES: Record<LessonStep['kind'], string> = {
  goal: 'Goal',
  recall: 'From earlier classes',
  words: 'Words',
  point: 'Teaching point',
  text: 'Text',
  model: 'Model text',
  video: 'Video',
  section: 'More',
  sorting: 'Sort the phrases',
  exercise: 'Exercise',
  pause: 'Break',
  speaking: 'Speaking',
  write: 'Write',
  again: 'Once more',
  feedback: 'Feedback',
  home: 'Take home',
};

/** In a class of two sittings. */
const STAGE_TITLES: Record<ExerciseStage, string> = {
  notice: 'Look closely',
  check: 'Check the rule',
  first: 'First practice',
  practice: 'Practice',
  reply: 'Choose a reply',
  words: 'Use the words',
  task: 'Your task',
  more: 'More practice',
};

/**
 * The place of a step among those of its sitting. A class is shown as two short parts, because the number of
 * all its steps discourages beginners.
 *
 * @param index from 0
 */
export function formatStepCount(steps: readonly Pick<LessonStep, 'kind'>[], index: number): string {
  const firstPart = steps.findIndex(({ kind }) => kind === 'pause') + 1;
  if (firstPart === 0) return `${index + 1} of ${steps.length}`;
  return index < firstPart
    ? `Part 1: ${index + 1} of ${firstPart}`
    : `Part 2: ${index + 1 - firstPart} of ${steps.length - firstPart}`;
}

/** The title of a step, for the track and its heading. */
export function formatStepTitle({ kind, number }: LessonStep, plan: LessonPlan): string {
  if (kind === 'words' && number > 1) return 'More words';
  if (kind === 'text' && plan.text) return TEXT_HEADINGS[plan.text.kind];
  if (kind === 'exercise') {
    const stage = plan.exercises[number - 1]?.stage;
    return stage === undefined ? `${TITLES.exercise} ${number}` : STAGE_TITLES[stage];
  }
  const section = kind === 'section' ? plan.otherSections[number - 1] : undefined;
  return section?.heading ?? TITLES[kind];
}
