import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { LessonStep } from '../../../domain/lesson-steps.ts';
import { TEXT_HEADINGS } from '../../../domain/plan/write-plan.ts';
import { unreachable } from '../../../domain/result.ts';

/** What a step is called, on the track and in its heading. */
export function stepTitle({ kind, number }: LessonStep, plan: LessonPlan): string {
  switch (kind) {
    case 'goal':
      return 'Goal';
    case 'words':
      return number === 1 ? 'Words' : 'More words';
    case 'point':
      return 'Teaching point';
    case 'text':
      return plan.text ? TEXT_HEADINGS[plan.text.kind] : 'Text';
    case 'model':
      return 'Model text';
    case 'video':
      return 'Video';
    case 'section':
      return plan.otherSections[number - 1]?.heading ?? 'More';
    case 'sorting':
      return 'Sort the phrases';
    case 'exercise':
      return `Exercise ${number}`;
    case 'speaking':
      return 'Speaking';
    case 'write':
      return 'Write';
    case 'again':
      return 'Once more';
    case 'feedback':
      return 'Feedback';
    case 'home':
      return 'Take home';
    default:
      return unreachable(kind);
  }
}
