import type { LessonStep } from '../../../domain/lesson-steps.ts';
import { DRAG_GROUP_SIZE } from '../../../domain/limits.ts';
import type { LessonRecord } from '../../../domain/records.ts';
import { answersIn, type PlayedExercise, standingIn } from '../items/played-exercise.ts';
import type { ClassWork } from '../items/use-class-work.ts';
import { type NotepadState, wholeWork } from '../notepad/notepad-state.ts';

interface Doing {
  /** The place of the step that is open, from 0. */
  index: number;
  state: NotepadState;
  lesson: LessonRecord;
  work: ClassWork;
}

/** The ids of the steps that are done: what is only read is done once it lies behind. */
export function doneSteps(steps: readonly LessonStep[], doing: Doing): ReadonlySet<string> {
  return new Set(steps.filter((step, place) => isDone(step, place, doing)).map(({ id }) => id));
}

function isDone({ kind, number }: LessonStep, place: number, { index, state, lesson, work }: Doing): boolean {
  const whole = wholeWork(state);
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
      return state.setAside !== null;
    default:
      return place < index;
  }
}

/** Each item is right or has shown its answer; where nothing is marked, something is written for each. */
function isWorkedThrough(played: PlayedExercise | undefined, { exercises, checks }: NotepadState): boolean {
  const text = played ? (exercises[played.index] ?? '') : '';
  if (!played || text.trim() === '') return false;
  const answers = answersIn(played, text);
  return played.items.every((item, place) => {
    if (!item.judge || !answers) return (answers?.[place] ?? text) !== '';
    const { phase } = standingIn(item, checks);
    return phase === 'right' || phase === 'shown';
  });
}
