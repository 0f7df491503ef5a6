import { CLASS_GAME } from './class-game.ts';
import type { LessonRecord, Mistake } from './records.ts';

/** How many classes one review covers. */
const REVIEWED_CLASSES = 4;

type Class = Pick<LessonRecord, 'id' | 'completed'>;
type StoredMistake = Pick<Mistake, 'id' | 'isKnown'>;

/**
 * The mistakes of the newest four completed classes that are not known yet, in the order of the book.
 * @param lessons newest first
 */
export function findRecentClassMistakes<Item extends StoredMistake>(
  lessons: readonly Class[],
  mistakes: readonly Item[],
): readonly Item[] {
  const recent = lessons.filter(({ completed }) => completed).slice(0, REVIEWED_CLASSES);
  return mistakes.filter(
    (mistake) => !mistake.isKnown && recent.some((lesson) => isMistakeOfClass(lesson, mistake)),
  );
}

/**
 * How many mistakes a review before the next class would have; 0 if none is due. A review is due when four
 * classes were completed since the last reviewed one. A class counts as reviewed when one of its mistakes is
 * marked as known: derived from lessons and mistakes, which sync, so that devices agree without a counter.
 * @param lessons newest first
 */
export function countMistakesToReview(lessons: readonly Class[], mistakes: readonly StoredMistake[]): number {
  const known = mistakes.filter(({ isKnown }) => isKnown);
  const completed = lessons.filter((lesson) => lesson.completed);
  const lastReviewed = completed.findIndex((lesson) =>
    known.some((mistake) => isMistakeOfClass(lesson, mistake)),
  );
  const since = lastReviewed === -1 ? completed.length : lastReviewed;
  return since < REVIEWED_CLASSES ? 0 : findRecentClassMistakes(lessons, mistakes).length;
}

function isMistakeOfClass({ id }: Class, mistake: StoredMistake): boolean {
  return mistake.id.startsWith(`${CLASS_GAME}:${id}:`);
}
