import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { LessonStep } from '../../../domain/lesson-steps.ts';
import { DRAG_GROUP_SIZE } from '../../../domain/limits.ts';
import type { LessonRecord } from '../../../domain/records.ts';
import type { NotepadState } from '../notepad/notepad-state.ts';

interface Doing {
  /** The place of the step that is open, from 0. */
  index: number;
  state: NotepadState;
  lesson: LessonRecord;
  plan: LessonPlan;
}

/** The ids of the steps that are done: what is only read is done once it lies behind. */
export function doneSteps(steps: readonly LessonStep[], doing: Doing): ReadonlySet<string> {
  return new Set(steps.filter((step, place) => isDone(step, place, doing)).map(({ id }) => id));
}

function isDone({ kind, number }: LessonStep, place: number, { index, state, lesson }: Doing): boolean {
  switch (kind) {
    case 'sorting':
      return [state.drag.starting, state.drag.keeping].every(({ length }) => length === DRAG_GROUP_SIZE);
    case 'exercise':
      return (state.exercises[number - 1] ?? '').trim() !== '';
    case 'write':
      return lesson.completed;
    case 'home':
      return state.setAside !== null;
    default:
      return place < index;
  }
}
