import { CLASS_GAME } from './class-game.ts';
import type { LessonRecord, Mistake } from './records.ts';
import type { Skill } from './skills.ts';

/** How many classes one review covers. */
const REVIEWED_CLASSES = 4;
/** With fewer mistakes no review is due: they would not fill a class. */
const MIN_REVIEWED_MISTAKES = 3;

type Class = Pick<LessonRecord, 'id' | 'completed'>;
type StoredMistake = Pick<Mistake, 'id' | 'kind' | 'isKnown'>;

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

/** What the review practises that is due as the next class. */
export interface DueReview<Item extends StoredMistake> {
  /** Those of the last classes that are not known yet. */
  readonly mistakes: readonly Item[];
  /** The skill that the review practises and counts for. */
  readonly skill: Extract<Skill, 'Grammar' | 'Vocabulary'>;
}

/**
 * The review that is due as the next class, if one is: every fifth class is a review, if the four before it
 * left enough mistakes. Derived from lessons and mistakes, which sync, so that devices agree without a
 * counter.
 * @param lessons newest first
 */
export function findDueReview<Item extends StoredMistake>(
  lessons: readonly (Class & Pick<LessonRecord, 'isReview'>)[],
  mistakes: readonly Item[],
): DueReview<Item> | null {
  const lastReview = lessons.findIndex(({ isReview }) => isReview);
  const classesSinceReview = lastReview === -1 ? lessons : lessons.slice(0, lastReview);
  if (classesSinceReview.filter(({ completed }) => completed).length < REVIEWED_CLASSES) return null;
  const recent = findRecentClassMistakes(lessons, mistakes);
  if (recent.length < MIN_REVIEWED_MISTAKES) return null;
  const wordMistakes = recent.filter(({ kind }) => kind === 'word').length;
  return { mistakes: recent, skill: wordMistakes * 2 > recent.length ? 'Vocabulary' : 'Grammar' };
}

function isMistakeOfClass({ id }: Class, mistake: StoredMistake): boolean {
  return mistake.id.startsWith(`${CLASS_GAME}:${id}:`);
}
