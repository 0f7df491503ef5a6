import { listAnswers, setAnswers } from '../../domain/lesson-answers.ts';
import type { LessonAnswer, LessonRecord } from '../../domain/records.ts';
import { isSameValue } from '../wire/plain-value.ts';
import { mergeLastWritten } from './merge-last-written.ts';

/**
 * The last writer's lesson, with each device's latest answer; `completed` stays true, and `countedBy` is
 * united.
 */
export function mergeLessons(a: LessonRecord, b: LessonRecord): LessonRecord {
  // Most lessons are equal, and those of older versions must stay unchanged.
  if (!hasMergedFields(a) && !hasMergedFields(b) && isSameValue(a, b)) return a;
  const completed = a.completed || b.completed;
  const countedBy = [...new Set([...(a.countedBy ?? []), ...(b.countedBy ?? [])])].sort();
  const base = {
    ...mergeLastWritten(omitMergedFields(a), omitMergedFields(b)),
    completed,
    ...(countedBy.length > 0 && { countedBy }),
  };
  return setAnswers(base, mergeAnswers(listAnswers(a), listAnswers(b)));
}

function hasMergedFields({ given, otherAnswers, countedBy }: LessonRecord): boolean {
  return given !== undefined || otherAnswers !== undefined || countedBy !== undefined;
}

/** Without the fields that are merged on their own and must not decide which lesson wins. */
function omitMergedFields(lesson: LessonRecord): LessonRecord {
  const { markedPage: _, given: __, otherAnswers: ___, countedBy: ____, ...rest } = lesson;
  return { ...rest, completed: false, answer: '', feedback: '' };
}

function mergeAnswers(a: readonly LessonAnswer[], b: readonly LessonAnswer[]): readonly LessonAnswer[] {
  const merged = new Map<string, LessonAnswer>();
  for (const answer of [...a, ...b]) {
    const existing = merged.get(answer.deviceId);
    merged.set(answer.deviceId, existing ? mergeLastWritten(existing, answer) : answer);
  }
  return [...merged.values()];
}
