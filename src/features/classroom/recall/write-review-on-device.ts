import type { GenerateClassRequest } from '../../../api-contract/lesson-api.ts';
import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { findRecentClassMistakes } from '../../../domain/class-review.ts';
import { renderPlan } from '../../../domain/plan-markdown.ts';
import { createSeededRng } from '../../../domain/random.ts';
import { toClassRequest } from '../../../teacher/class-request.ts';
import { writeReview } from '../../../teacher/write-review.ts';
import { readClassHistory } from './class-history.ts';

/**
 * Writes a review of the last four classes from the learner's records.
 * @param now milliseconds since the epoch
 * @returns the class as markdown; null if too few mistakes can be asked again
 */
export async function writeReviewOnDevice(
  request: GenerateClassRequest,
  store: LearnerStore,
  now: number,
): Promise<string | null> {
  const { lessons, ...history } = await readClassHistory(store, now);
  const mistakes = findRecentClassMistakes(lessons, history.mistakes);
  const plan = writeReview(toClassRequest(request), { ...history, mistakes }, createSeededRng(now));
  return plan && renderPlan(plan);
}
