import type { LessonStep, PartId } from '../../../domain/lesson-steps.ts';

/** The parts that are taught; all others are worked on in the notepad. */
const TAUGHT: ReadonlySet<string> = new Set([
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

/** Whether a part stands in the class, or in the notepad beside it. */
export function getPartSide(part: PartId): 'class' | 'notepad' {
  return TAUGHT.has(part.replace(/-\d+$/, '')) ? 'class' : 'notepad';
}

/** Whether a step shows something on that side. */
export function hasPartOnSide(step: LessonStep | undefined, side: 'class' | 'notepad'): boolean {
  return step?.parts.some((part) => getPartSide(part) === side) ?? false;
}
