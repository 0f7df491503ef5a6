import { memoizeByObject } from '../../data/database/memoize-by-object.ts';
import {
  parseCourse,
  parseHomework,
  parseLesson,
  parseMistake,
  parseProfile,
  parseValues,
} from '../../data/database/parse-records.ts';
import { VALUE_KEYS } from '../../data/sync-rows/synced-rows.ts';
import { countCompletedLessons } from '../../domain/course.ts';
import {
  type Course,
  type HomeworkRecord,
  type LearnerState,
  type LessonRecord,
  type Mistake,
  PROFILE_FIELDS,
  type Profile,
  SIGN_IN_DEFAULTS,
} from '../../domain/records.ts';
import { mergeCourses } from '../merge/merge-course.ts';
import { mergeStates } from '../merge/merge-states.ts';
import type { DocumentFields } from '../ports/user-document.ts';
import { createLegacyId, LEGACY_COUNTER, parseLegacyTimestamp } from './legacy-identity.ts';
import { isPlainMap, toPlainValue } from './plain-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The learner's state in `users/{uid}`, in normal form. Any document can be parsed: a field of a wrong type
 * counts as absent, records without an id get a stable one, and a `completed` number without counts becomes a
 * counter.
 */
export function parseDocument(fields: DocumentFields | null, uid: string): LearnerState {
  const cached = fields && cache.get(fields);
  if (cached?.uid === uid) return cached.state;
  const state = parseFields(fields ?? {}, uid);
  if (fields) cache.set(fields, { uid, state });
  return state;
}

/** Each exchange parses the same document several times. */
const cache = new WeakMap<DocumentFields, { uid: string; state: LearnerState }>();

function parseFields(fields: DocumentFields, uid: string): LearnerState {
  const { course, lessons: storedLessons, homework: storedHomework, ...others } = fields;
  const plain = plainMap(others);
  const lessons = parseList(storedLessons, parseWireLesson);
  const state: LearnerState = {
    ...parseValues(VALUE_KEYS, (key) => plain[key]),
    profile: parseWireProfile(plain, uid),
    course: parseWireCourse(course),
    lessons,
    homework: parseList(storedHomework, (raw) => parseWireHomework(raw, lessons)),
  };
  return mergeStates(state, state);
}

function plainMap(fields: Fields): Fields {
  const plain = toPlainValue(fields);
  return isPlainMap(plain) ? plain : {};
}

/**
 * The profile, if the document has any of its fields. Values that are missing get the defaults of a first
 * sign-in (specification, section 3); those of a wrong type stay absent, so that a class asks for them.
 */
function parseWireProfile(fields: Fields, uid: string): Profile | null {
  const stored = [...PROFILE_FIELDS, 'setupComplete'].filter((field) => fields[field] !== undefined);
  if (stored.length === 0) return null;
  const stamp = isPlainMap(fields.profileStamp) ? fields.profileStamp : {};
  return parseProfile({
    ...SIGN_IN_DEFAULTS,
    ...Object.fromEntries(
      stored.filter((field) => fields[field] !== null).map((field) => [field, fields[field]]),
    ),
    uid,
    updatedAt: stamp.updatedAt,
    deviceId: stamp.deviceId,
    ...(stamp.fieldStamps !== undefined && { fieldStamps: stamp.fieldStamps }),
  });
}

const parseWireCourse = memoizeByObject((raw): Course | null => {
  if (!isPlainMap(raw)) return null;
  const plain = plainMap(raw);
  const skills = Array.isArray(plain.skills) ? plain.skills.map((skill) => addLegacyCount(skill)) : [];
  const course = parseCourse({ ...plain, skills });
  return course && mergeCourses(course, course);
});

/**
 * Adds a count to a skill whose `completed` number is larger than the sum of its counts: an older version of
 * the app, which did not count by device, has written it.
 */
function addLegacyCount(raw: unknown): unknown {
  if (!isPlainMap(raw)) return raw;
  const { completed, ...skill } = raw;
  const counts = parseCounts(skill.counts);
  const explained = countCompletedLessons({ counts, countedAgain: parseCounts(skill.countedAgain) });
  const surplus = isCount(completed) ? Math.max(0, completed - explained) : 0;
  const legacy = (counts[LEGACY_COUNTER] ?? 0) + surplus;
  return { ...skill, counts: { ...counts, ...(legacy ? { [LEGACY_COUNTER]: legacy } : {}) } };
}

function parseCounts(raw: unknown): Readonly<Record<string, number>> {
  const entries = Object.entries(isPlainMap(raw) ? raw : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => isCount(entry[1])));
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function parseList<Item>(raw: unknown, parse: (item: unknown) => Item | null): readonly Item[] {
  return Array.isArray(raw) ? raw.map((item) => parse(item)).filter((item) => item !== null) : [];
}

/** A lesson, or null without a plan. */
export const parseWireLesson = memoizeByObject((raw): LessonRecord | null => {
  if (!isPlainMap(raw) || typeof raw.classPlan !== 'string') return null;
  const plain = plainMap(raw);
  return parseLesson({ ...plain, ...readIdentity(plain) });
});

/** A mistake, or null for an unreadable one. */
export const parseWireMistake = memoizeByObject((raw): Mistake | null =>
  isPlainMap(raw) ? parseMistake(plainMap(raw)) : null,
);

/** Homework, or null without plan and notes. A plan that was left out for size is taken from the lesson. */
export function parseWireHomework(raw: unknown, lessons: readonly LessonRecord[]): HomeworkRecord | null {
  if (!isPlainMap(raw)) return null;
  if (typeof raw.lesson === 'string') return parseCompleteHomework(raw);
  if (typeof raw.notes !== 'string') return null;
  const plain = plainMap(raw);
  const plan = plain.lesson ?? lessons.find((lesson) => lesson.id === plain.lessonId)?.classPlan;
  return parseHomework({ ...plain, ...readIdentity(plain), lesson: plan });
}

/**
 * Homework with its plan. It does not depend on the lessons, so the result is remembered by the stored item.
 */
const parseCompleteHomework = memoizeByObject((raw): HomeworkRecord | null => {
  if (!isPlainMap(raw)) return null;
  const plain = plainMap(raw);
  return parseHomework({ ...plain, ...readIdentity(plain) });
});

/** Id and times of a record; those of old documents have no id, and only a written time. */
function readIdentity(plain: Fields): Pick<LessonRecord, 'id' | 'createdAt' | 'timestamp'> {
  const id = typeof plain.id === 'string' && plain.id !== '' ? plain.id : createLegacyId(plain);
  const createdAt = parseLegacyTimestamp(plain.createdAt) || parseLegacyTimestamp(plain.timestamp);
  const timestamp = typeof plain.timestamp === 'string' ? plain.timestamp : new Date(createdAt).toISOString();
  return { id, createdAt, timestamp };
}
