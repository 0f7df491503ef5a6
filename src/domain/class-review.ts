import { CLASS_GAME } from './class-game.ts';
import type { LessonRecord, Mistake } from './records.ts';

/** How many classes one review looks back on. */
const REVIEWED_CLASSES = 4;

type Class = Pick<LessonRecord, 'id' | 'completed'>;
type KeptMistake = Pick<Mistake, 'id' | 'isKnown'>;

/**
 * What went wrong in the newest four completed classes and is not known yet, in the order of the book.
 * @param lessons newest first
 */
export function findRecentClassMistakes<Kept extends KeptMistake>(
  lessons: readonly Class[],
  mistakes: readonly Kept[],
): readonly Kept[] {
  const last = lessons.filter(({ completed }) => completed).slice(0, REVIEWED_CLASSES);
  return mistakes.filter(
    (mistake) => !mistake.isKnown && last.some((lesson) => isMistakeOfClass(lesson, mistake)),
  );
}

/**
 * How many mistakes a review before the next class would bring, 0 where none is due. It is due once four classes were
 * completed since the last one that was looked back on: the fifth comes with the offer. A class was looked back on when
 * one of its mistakes was marked as known.
 * @param lessons newest first
 */
export function countMistakesToReview(lessons: readonly Class[], mistakes: readonly KeptMistake[]): number {
  const known = mistakes.filter(({ isKnown }) => isKnown);
  const completed = lessons.filter((lesson) => lesson.completed);
  const lookedBackOn = completed.findIndex((lesson) =>
    known.some((mistake) => isMistakeOfClass(lesson, mistake)),
  );
  const since = lookedBackOn === -1 ? completed.length : lookedBackOn;
  return since < REVIEWED_CLASSES ? 0 : findRecentClassMistakes(lessons, mistakes).length;
}

function isMistakeOfClass({ id }: Class, mistake: KeptMistake): boolean {
  return mistake.id.startsWith(`${CLASS_GAME}:${id}:`);
}
