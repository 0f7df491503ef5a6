import type { LearnerStore } from '../../../data/learner/learner-store.ts';
import { getLocalDay } from '../../../domain/local-day.ts';
import { parsePlan } from '../../../domain/plan-markdown.ts';
import type { LessonRecord } from '../../../domain/records.ts';
import { chooseReviewWords } from '../../../spaced-repetition/choose-review-words.ts';
import type { ClassHistory } from '../../../teacher/choose-recall.ts';
import { learnFromEvents } from '../../play/learn-from-events.ts';

/** Two weeks of six classes; parsing the plans of more would take long on a slow phone. */
const CONSIDERED_CLASSES = 12;

/**
 * Reads what this device knows of earlier classes: the plans of the newest completed ones, the words to
 * review (due words, then weak ones, then those being learnt), the mistakes, and all lessons. Lessons and
 * plans are ordered from new to old.
 *
 * @param now milliseconds since the epoch
 */
export async function readClassHistory(
  store: LearnerStore,
  now: number,
): Promise<ClassHistory & { lessons: readonly LessonRecord[] }> {
  // Answers that are not yet in the memory would make it offer words that the learner has just reviewed.
  await learnFromEvents(store);
  const [lessons, words, ownWords, mistakes] = await Promise.all([
    store.readLessons(),
    store.readWords(),
    store.readOwnWords(),
    store.readMistakes(),
  ]);
  const completed = lessons.filter((lesson) => lesson.completed).slice(0, CONSIDERED_CLASSES);
  const { due, weak, learning } = chooseReviewWords({ words, ownWords }, now, getLocalDay(now));
  return {
    classes: completed.map(({ classPlan }) => parsePlan(classPlan)),
    reviewWords: [...due, ...weak, ...learning],
    mistakes,
    lessons,
  };
}
