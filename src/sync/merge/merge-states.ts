import { RETAINED_HOMEWORK, RETAINED_LESSONS, RETAINED_MISTAKES } from '../../domain/limits.ts';
import {
  type DatedRecord,
  keepNewest,
  limitCounts,
  limitOwnWords,
  limitWords,
} from '../../domain/memory-retention.ts';
import { type LearnerState, PROFILE_FIELDS, type Profile, type Stamp } from '../../domain/records.ts';
import { mergeReviews, packReviews, unpackReviews } from '../../domain/word-reviews.ts';
import { mergeByField } from './merge-by-field.ts';
import { mergeCourses } from './merge-course.ts';
import { mergeLastWritten } from './merge-last-written.ts';
import { mergeLessons } from './merge-lessons.ts';
import { mergeCounts, mergeMaps } from './merge-maps.ts';

/**
 * Merges two states of one learner. For states in normal form, the order of merging and merging again make no
 * difference (commutative, associative and idempotent). The normal form of a state is what merging it with
 * itself gives. Records are limited to the newest by `(createdAt, id)`, which never changes for a record.
 */
export function mergeStates(a: LearnerState, b: LearnerState): LearnerState {
  return {
    profile: mergeOptional(a.profile, b.profile, mergeProfiles),
    course: mergeOptional(a.course, b.course, mergeCourses),
    badges: [...new Set([...a.badges, ...b.badges])].sort(),
    lessons: mergeRecords(a.lessons, b.lessons, RETAINED_LESSONS, mergeLessons),
    homework: mergeRecords(a.homework, b.homework, RETAINED_HOMEWORK, mergeLastWritten),
    words: limitWords(mergeMaps(a.words, b.words, mergePackedReviews)),
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

/** `setupComplete` stays true; each other field is its last writer's. */
function mergeProfiles(a: Profile, b: Profile): Profile {
  const setupComplete = a.setupComplete || b.setupComplete;
  // Set on both, because the flag must not decide between equal stamps.
  const setFlag = (profile: Profile) =>
    profile.setupComplete === setupComplete ? profile : { ...profile, setupComplete };
  return mergeByField(setFlag(a), setFlag(b), PROFILE_FIELDS);
}

function mergePackedReviews(a: string, b: string): string {
  const [one, other] = [unpackReviews(a), unpackReviews(b)];
  return one && other ? packReviews(mergeReviews(one, other)) : a;
}

function mergeRecords<Record extends DatedRecord & Stamp>(
  a: readonly Record[],
  b: readonly Record[],
  limit: number,
  merge: (a: Record, b: Record) => Record,
): readonly Record[] {
  const merged = new Map<string, Record>();
  for (const record of [...a, ...b]) {
    const existing = merged.get(record.id);
    merged.set(record.id, existing ? merge(existing, record) : record);
  }
  return keepNewest([...merged.values()], limit);
}
