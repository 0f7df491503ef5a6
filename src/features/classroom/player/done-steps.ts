import type { LessonStep } from '../../../domain/lesson-steps.ts';
import { DRAG_GROUP_SIZE } from '../../../domain/limits.ts';
import type { LessonRecord, NotepadDraft } from '../../../domain/records.ts';
import {
  getItemState,
  type PlayableExercise,
  type PlayableItem,
  parseItemAnswers,
} from '../items/playable-exercise.ts';
import type { ClassExercises } from '../items/use-class-exercises.ts';
import { type NotepadState, restoreClearedWork } from '../notepad/notepad-state.ts';

interface StepProgress {
  /** What is asked again from earlier classes. */
  recall: readonly PlayableItem[];
  /** The index of the open step. */
  index: number;
  state: NotepadState;
  lesson: LessonRecord;
  exercises: ClassExercises;
}

/** The ids of the steps that are done; a step that is only read is done once a later one is open. */
export function findDoneSteps(steps: readonly LessonStep[], progress: StepProgress): ReadonlySet<string> {
  return new Set(steps.filter((step, stepIndex) => isDone(step, stepIndex, progress)).map(({ id }) => id));
}

function isDone(
  { kind, number }: LessonStep,
  stepIndex: number,
  { index, state, lesson, recall, exercises }: StepProgress,
): boolean {
  const work = restoreClearedWork(state);
  switch (kind) {
    case 'recall':
      return recall.every((item) => isSettled(item, work));
    case 'sorting':
      if (state.dragResult?.kind === 'some-incorrect') return false;
      return [state.drag.starting, state.drag.keeping].every(({ length }) => length === DRAG_GROUP_SIZE);
    case 'exercise':
      return isExerciseDone(exercises.exercises[number - 1], work);
    case 'again':
      if (exercises.missed.length === 0) return stepIndex < index;
      return exercises.missed.every(({ items }) =>
        items.every(({ name }) => Object.hasOwn(work.againChecks, name)),
      );
    case 'write':
      return lesson.completed;
    case 'feedback':
      return stepIndex < index && lesson.feedback !== '';
    case 'home':
      return state.clearedDraft !== null;
    default:
      return stepIndex < index;
  }
}

/** Whether each item is right or shows its answer; without marking, whether each has an answer. */
function isExerciseDone(played: PlayableExercise | undefined, { exercises, checks }: NotepadState): boolean {
  const text = played ? (exercises[played.index] ?? '') : '';
  if (!played || text.trim() === '') return false;
  const answers = parseItemAnswers(played, text);
  return played.items.every((item, itemIndex) => {
    if (!item.judge || !answers) return (answers?.[itemIndex] ?? text) !== '';
    return isSettled(item, { checks });
  });
}

/** Whether an item is right or shows its answer. */
function isSettled(item: PlayableItem, { checks }: Pick<NotepadDraft, 'checks'>): boolean {
  const { status } = getItemState(item, checks);
  return status === 'right' || status === 'shown';
}
