import { RETAINED_LESSON_ANSWERS } from './limits.ts';
import type { LessonAnswer, LessonRecord, Stamp } from './records.ts';

/** All answers to a lesson, the latest first. */
export function listAnswers(lesson: LessonRecord): readonly LessonAnswer[] {
  const { answer, feedback, markedPage, given, otherAnswers = [], updatedAt, deviceId } = lesson;
  const marked = markedPage ? { markedPage } : {};
  const stamp = given ?? { updatedAt, deviceId, answeredAt: updatedAt };
  return [{ answer, feedback, ...marked, ...stamp }, ...otherAnswers].filter(isNonEmptyAnswer);
}

/** The lesson with these answers: the latest becomes its `answer`, the rest its `otherAnswers`. */
export function setAnswers(lesson: LessonRecord, answers: readonly LessonAnswer[]): LessonRecord {
  const { given: _, otherAnswers: __, ...rest } = lesson;
  const [latest, ...others] = [...answers].sort(compareLatestFirst).slice(0, RETAINED_LESSON_ANSWERS);
  if (!latest) return rest;
  const { answer, feedback, markedPage = null, ...given } = latest;
  // An explicit `null`, because a missing field would leave the marks of another answer in the document.
  return { ...rest, answer, feedback, markedPage, given, ...(others.length > 0 && { otherAnswers: others }) };
}

/**
 * The lesson with a new answer of this device, or with new feedback on its current one. Answers of other
 * devices are kept.
 * @param stamp of this write
 */
export function addAnswer(
  lesson: LessonRecord,
  result: Pick<LessonAnswer, 'answer' | 'feedback' | 'markedPage'>,
  stamp: Stamp,
): LessonRecord {
  const answers = listAnswers(lesson);
  const own = answers.find(({ deviceId }) => deviceId === stamp.deviceId);
  const answeredAt = own?.answer === result.answer ? own.answeredAt : stamp.updatedAt;
  const others = answers.filter((other) => other !== own);
  return setAnswers({ ...lesson, ...stamp }, [{ ...result, ...stamp, answeredAt }, ...others]);
}

function isNonEmptyAnswer({ answer, feedback }: LessonAnswer): boolean {
  return answer !== '' || feedback !== '';
}

function compareLatestFirst(a: LessonAnswer, b: LessonAnswer): number {
  if (a.answeredAt !== b.answeredAt) return b.answeredAt - a.answeredAt;
  return a.deviceId < b.deviceId ? 1 : -1;
}
