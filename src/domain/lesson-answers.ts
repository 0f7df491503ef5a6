import { RETAINED_LESSON_ANSWERS } from './limits.ts';
import type { LessonAnswer, LessonRecord, Stamp } from './records.ts';

/** Every answer to a lesson, the one that was handed in last at the beginning. */
export function listAnswers(lesson: LessonRecord): readonly LessonAnswer[] {
  const { answer, feedback, markedPage, given, otherAnswers = [], updatedAt, deviceId } = lesson;
  const marked = markedPage ? { markedPage } : {};
  const stamp = given ?? { updatedAt, deviceId, answeredAt: updatedAt };
  return [{ answer, feedback, ...marked, ...stamp }, ...otherAnswers].filter(isNonEmptyAnswer);
}

/** The lesson with these answers instead of its own: the last one as its answer, the others beside it. */
export function setAnswers(lesson: LessonRecord, answers: readonly LessonAnswer[]): LessonRecord {
  const { given: _, otherAnswers: __, ...rest } = lesson;
  const [latest, ...others] = [...answers].sort(compareLatestFirst).slice(0, RETAINED_LESSON_ANSWERS);
  if (!latest) return rest;
  const { answer, feedback, markedPage = null, ...given } = latest;
  // Said, though there is none: left out, the marks on another answer would stay in the document.
  return { ...rest, answer, feedback, markedPage, given, ...(others.length > 0 && { otherAnswers: others }) };
}

/**
 * The lesson with an answer of this device, or with other feedback on the one that it has. Answers of other devices
 * stay beside it.
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
