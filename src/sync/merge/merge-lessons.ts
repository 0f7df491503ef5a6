import { listAnswers, setAnswers } from '../../domain/lesson-answers.ts';
import type { LessonAnswer, LessonRecord } from '../../domain/records.ts';
import { isSameValue } from '../wire/plain-value.ts';
import { mergeLastWritten } from './merge-last-written.ts';

/**
 * The last writer's lesson, with the answers of both: of each device its latest. Once completed it stays so, and all
 * who counted it are known.
 */
export function mergeLessons(a: LessonRecord, b: LessonRecord): LessonRecord {
  // Most that meet are the same; what an earlier version wrote stays as it is.
  if (!isDetailed(a) && !isDetailed(b) && isSameValue(a, b)) return a;
  const completed = a.completed || b.completed;
  const countedBy = [...new Set([...(a.countedBy ?? []), ...(b.countedBy ?? [])])].sort();
  const base = {
    ...mergeLastWritten(unanswered(a), unanswered(b)),
    completed,
    ...(countedBy.length > 0 && { countedBy }),
  };
  return setAnswers(base, joinAnswers(listAnswers(a), listAnswers(b)));
}

function isDetailed({ given, otherAnswers, countedBy }: LessonRecord): boolean {
  return given !== undefined || otherAnswers !== undefined || countedBy !== undefined;
}

/** What is merged on its own must not take part in choosing the winner. */
function unanswered(lesson: LessonRecord): LessonRecord {
  const { markedPage: _, given: __, otherAnswers: ___, countedBy: ____, ...rest } = lesson;
  return { ...rest, completed: false, answer: '', feedback: '' };
}

function joinAnswers(a: readonly LessonAnswer[], b: readonly LessonAnswer[]): readonly LessonAnswer[] {
  const joined = new Map<string, LessonAnswer>();
  for (const answer of [...a, ...b]) {
    const known = joined.get(answer.deviceId);
    joined.set(answer.deviceId, known ? mergeLastWritten(known, answer) : answer);
  }
  return [...joined.values()];
}
