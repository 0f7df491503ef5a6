import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { PracticeSubmission } from '../../../domain/records.ts';

/**
 * What becomes of a practice submission: no call of the lesson API takes it (specification, section 7), so
 * the draft keeps it, homework carries it to the cloud, and the classroom tells it to the learner.
 */
export function formatPracticeAnnouncement({ action }: PracticeSubmission, plan: LessonPlan): string {
  return action === 'flashcards_completed'
    ? `You have turned all ${plan.vocabulary.length} cards.`
    : 'You have listened to the prompt. You can play it again.';
}
