import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { PracticeSubmission } from '../../../domain/records.ts';

/**
 * The announcement of a practice submission. No call of the lesson API takes one (specification, section 7),
 * so it is stored in the draft and reaches the cloud with the homework.
 */
export function formatPracticeAnnouncement({ action }: PracticeSubmission, plan: LessonPlan): string {
  return action === 'flashcards_completed'
    ? `You have turned all ${plan.vocabulary.length} cards.`
    : 'You have listened to the prompt. You can play it again.';
}
