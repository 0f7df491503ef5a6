import type { LessonStep, PartId } from '../../../domain/lesson-steps.ts';

/** The parts that the plan shows; all others are in the notepad. */
const CLASS_PARTS: ReadonlySet<string> = new Set([
  'goal',
  'warm-up',
  'minutes',
  'point',
  'text',
  'model',
  'video',
  'section',
  'speaking-task',
  'extra-task',
]);

/** Whether a part is shown with the plan or in the notepad. */
function getPartSide(part: PartId): 'class' | 'notepad' {
  return CLASS_PARTS.has(part.replace(/-\d+$/, '')) ? 'class' : 'notepad';
}

/** Whether a step has a part on that side. */
export function hasPartOnSide(step: LessonStep | undefined, side: 'class' | 'notepad'): boolean {
  return step?.parts.some((part) => getPartSide(part) === side) ?? false;
}
