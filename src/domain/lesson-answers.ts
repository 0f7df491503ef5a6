import type { GivenAnswer, LessonRecord, Stamp } from './records.ts';

/** The answers to one lesson that are kept: the latest of each device, of so many devices. */
export const KEPT_ANSWERS = 5;

/** Every answer to a lesson, the one that was handed in last at the beginning. */
export function answersOf(lesson: LessonRecord): readonly GivenAnswer[] {
  const { answer, feedback, markedPage, given, otherAnswers = [], updatedAt, deviceId } = lesson;
  const marked = markedPage ? { markedPage } : {};
  const stamp = given ?? { updatedAt, deviceId, answeredAt: updatedAt };
  return [{ answer, feedback, ...marked, ...stamp }, ...otherAnswers].filter(saysSomething);
}

/** The lesson with these answers instead of its own: the last one as its answer, the others beside it. */
export function withAnswers(lesson: LessonRecord, answers: readonly GivenAnswer[]): LessonRecord {
  const { given: _, otherAnswers: __, ...rest } = lesson;
  const [latest, ...others] = [...answers].sort(latestFirst).slice(0, KEPT_ANSWERS);
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
export function giveAnswer(
  lesson: LessonRecord,
  result: Pick<GivenAnswer, 'answer' | 'feedback' | 'markedPage'>,
  stamp: Stamp,
): LessonRecord {
  const answers = answersOf(lesson);
  const own = answers.find(({ deviceId }) => deviceId === stamp.deviceId);
  const answeredAt = own?.answer === result.answer ? own.answeredAt : stamp.updatedAt;
  const others = answers.filter((other) => other !== own);
  return withAnswers({ ...lesson, ...stamp }, [{ ...result, ...stamp, answeredAt }, ...others]);
}

function saysSomething({ answer, feedback }: GivenAnswer): boolean {
  return answer !== '' || feedback !== '';
}

function latestFirst(a: GivenAnswer, b: GivenAnswer): number {
  if (a.answeredAt !== b.answeredAt) return b.answeredAt - a.answeredAt;
  return a.deviceId < b.deviceId ? 1 : -1;
}
