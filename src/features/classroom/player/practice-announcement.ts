import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { PracticeSubmission } from '../../../domain/records.ts';
import { unreachable } from '../../../domain/result.ts';

/**
 * Tells the learner that a practice without an answer is done: all cards turned, or the prompt heard. The
 * lesson API has no call for such a submission (specification, section 7); the draft stores it, and the
 * homework brings it to the cloud.
 */
export function formatPracticeAnnouncement({ action }: PracticeSubmission, plan: LessonPlan): string {
  switch (action) {
    case 'flashcards_completed':
      return `You have turned all ${plan.vocabulary.length} cards.`;
    case 'audio_played':
      return 'You have listened to the prompt. You can play it again.';
    default:
      return unreachable(action);
  }
}
