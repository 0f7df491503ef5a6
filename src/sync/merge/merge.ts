import { listAnswers, setAnswers } from '../../domain/lesson-answers.ts';
import { RETAINED_HOMEWORK, RETAINED_LESSONS } from '../../domain/limits.ts';
import { limitCounts, limitOwnWords, limitWords, RETAINED_MISTAKES } from '../../domain/memory-limits.ts';
import type { LearnerState, LessonAnswer, LessonRecord, Profile, Stamp } from '../../domain/records.ts';
import { type DatedRecord, keepNewest } from '../../domain/retention.ts';
import { mergeReviews, packReviews, unpackReviews } from '../../domain/word-reviews.ts';
import { isSameValue } from '../wire/plain-value.ts';
import { mergeCourses } from './merge-course.ts';
import { mergeLastWritten } from './merge-last-written.ts';
import { mergeCounts, mergeMaps } from './merge-maps.ts';

/**
 * What two devices know of one learner, together. Commutative, associative and idempotent over states
 * in normal form, which a merge with itself gives, so that repeats and reordering do no harm. A
 * record's `(createdAt, id)` never changes; the newest 50 by it are kept.
 */
export function mergeStates(a: LearnerState, b: LearnerState): LearnerState {
  return {
    profile: mergeOptional(a.profile, b.profile, mergeProfiles),
    course: mergeOptional(a.course, b.course, mergeCourses),
    badges: [...new Set([...a.badges, ...b.badges])].sort(),
    lessons: mergeRecords(a.lessons, b.lessons, RETAINED_LESSONS, mergeLessons),
    homework: mergeRecords(a.homework, b.homework, RETAINED_HOMEWORK, mergeLastWritten),
    words: limitWords(mergeMaps(a.words, b.words, joinPacked)),
    ownWords: limitOwnWords(mergeMaps(a.ownWords, b.ownWords, mergeLastWritten)),
    mistakes: mergeRecords(a.mistakes, b.mistakes, RETAINED_MISTAKES, mergeLastWritten),
    counts: limitCounts(mergeMaps(a.counts, b.counts, mergeCounts)),
  };
}

function mergeOptional<Value>(
  a: Value | null,
  b: Value | null,
  merge: (a: Value, b: Value) => Value,
): Value | null {
  if (a === null) return b;
  return b === null ? a : merge(a, b);
}

/** Set-up once completed stays so; all else is the last writer's. */
function mergeProfiles(a: Profile, b: Profile): Profile {
  const setupComplete = a.setupComplete || b.setupComplete;
  // Evened out first: the flag must not take part in choosing between equal stamps.
  const completed = (profile: Profile) =>
    profile.setupComplete === setupComplete ? profile : { ...profile, setupComplete };
  return mergeLastWritten(completed(a), completed(b));
}

/** What two devices know of a word, as it is stored. */
function joinPacked(a: string, b: string): string {
  const [one, other] = [unpackReviews(a), unpackReviews(b)];
  return one && other ? packReviews(mergeReviews(one, other)) : a;
}

function mergeRecords<Record extends DatedRecord & Stamp>(
  a: readonly Record[],
  b: readonly Record[],
  limit: number,
  join: (a: Record, b: Record) => Record,
): readonly Record[] {
  const merged = new Map<string, Record>();
  for (const record of [...a, ...b]) {
    const known = merged.get(record.id);
    merged.set(record.id, known ? join(known, record) : record);
  }
  return keepNewest([...merged.values()], limit);
}

/**
 * The last writer's lesson, with the answers of both: of each device its latest. Once completed it stays so,
 * and all who counted it are known.
 */
function mergeLessons(a: LessonRecord, b: LessonRecord): LessonRecord {
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
