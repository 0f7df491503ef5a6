import type { LessonStep } from '../../../domain/lesson-steps.ts';
import { DRAG_GROUP_SIZE } from '../../../domain/limits.ts';
import type { LessonRecord } from '../../../domain/records.ts';
import { getItemState, type PlayableExercise, parseItemAnswers } from '../items/playable-exercise.ts';
import type { ClassExercises } from '../items/use-class-exercises.ts';
import { type NotepadState, restoreClearedWork } from '../notepad/notepad-state.ts';

interface StepProgress {
  /** The place of the step that is open, from 0. */
  index: number;
  state: NotepadState;
  lesson: LessonRecord;
  work: ClassExercises;
}

/** The ids of the steps that are done: what is only read is done once it lies behind. */
export function findDoneSteps(steps: readonly LessonStep[], doing: StepProgress): ReadonlySet<string> {
  return new Set(steps.filter((step, place) => isDone(step, place, doing)).map(({ id }) => id));
}

function isDone(
  { kind, number }: LessonStep,
  place: number,
  { index, state, lesson, work }: StepProgress,
): boolean {
  const whole = restoreClearedWork(state);
  switch (kind) {
    case 'sorting':
      if (state.dragResult?.kind === 'some-incorrect') return false;
      return [state.drag.starting, state.drag.keeping].every(({ length }) => length === DRAG_GROUP_SIZE);
    case 'exercise':
      return isWorkedThrough(work.exercises[number - 1], whole);
    case 'again':
      return work.missed.every(({ items }) =>
        items.every(({ name }) => Object.hasOwn(whole.againChecks, name)),
      );
    case 'write':
      return lesson.completed;
    case 'feedback':
      return place < index && lesson.feedback !== '';
    case 'home':
      return state.clearedDraft !== null;
    default:
      return place < index;
  }
}

/** Each item is right or has shown its answer; where nothing is marked, something is written for each. */
function isWorkedThrough(played: PlayableExercise | undefined, { exercises, checks }: NotepadState): boolean {
  const text = played ? (exercises[played.index] ?? '') : '';
  if (!played || text.trim() === '') return false;
  const answers = parseItemAnswers(played, text);
  return played.items.every((item, place) => {
    if (!item.judge || !answers) return (answers?.[place] ?? text) !== '';
    const { status } = getItemState(item, checks);
    return status === 'right' || status === 'shown';
  });
}
