import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import { getLocalDay } from '../../../domain/local-day.ts';
import { appendRecall, parsePlan } from '../../../domain/plan-markdown.ts';
import { createSeededRng } from '../../../domain/random.ts';
import type { LessonRecord } from '../../../domain/records.ts';
import { chooseReviewWords } from '../../../memory/choose-review-words.ts';
import { chooseRecall } from '../../../teacher/choose-recall.ts';
import { learnFromEvents } from '../../play/learn-from-events.ts';

/** Two weeks of six classes; parsing the plans of more would take long on a slow phone. */
const CONSIDERED_CLASSES = 12;

/**
 * The markdown of a new class with what it asks again from earlier classes, chosen by the learner's memory on
 * this device; unchanged for a learner without completed classes.
 * @param now milliseconds since the epoch
 */
export async function addRecall(classPlan: string, store: LearnerStore, now: number): Promise<string> {
  const classes = readCompletedClasses(await store.readLessons());
  if (classes.length === 0) return classPlan;
  await learnFromEvents(store);
  const [words, ownWords, mistakes] = await Promise.all([
    store.readWords(),
    store.readOwnWords(),
    store.readMistakes(),
  ]);
  const { due, weak, learning } = chooseReviewWords({ words, ownWords }, now, getLocalDay(now));
  const history = { classes, reviewWords: [...due, ...weak, ...learning], mistakes };
  return appendRecall(classPlan, chooseRecall(parsePlan(classPlan), history, createSeededRng(now)));
}

/** The plans of the newest completed classes, newest first. */
export function readCompletedClasses(
  lessons: readonly Pick<LessonRecord, 'completed' | 'classPlan'>[],
): readonly LessonPlan[] {
  return lessons
    .filter(({ completed }) => completed)
    .slice(0, CONSIDERED_CLASSES)
    .map(({ classPlan }) => parsePlan(classPlan));
}
