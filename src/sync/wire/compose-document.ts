import { countCompletedLessons } from '../../domain/course.ts';
import type {
  Course,
  HomeworkRecord,
  LearnerState,
  LessonRecord,
  Mistake,
  Profile,
  SkillProgress,
} from '../../domain/records.ts';
import { isSkill } from '../../domain/skills.ts';
import type { DocumentFields } from '../ports/user-document.ts';
import { omitEmpty, overlayFields, overlayList, overlayMap } from './overlay.ts';
import { parseDocument, parseWireHomework, parseWireLesson, parseWireMistake } from './parse-document.ts';
import { isPlainMap, isSameValue } from './plain-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The document to store for `state`, which is already merged with the stored one. Unknown parts of the stored
 * document are kept, no empty container is added, and a part of a wrong type that must be replaced moves to
 * `setAside`.
 */
export function composeDocument(
  stored: DocumentFields | null,
  uid: string,
  state: LearnerState,
): DocumentFields {
  const before = stored ?? {};
  const known = parseDocument(stored, uid);
  const parts: Fields = {
    ...(state.course && { course: composeCourse(before.course, known.course, state.course) }),
    ...(state.badges.length > 0 && { badges: composeBadges(before.badges, known, state) }),
    ...composeRecords('lessons', before, state.lessons, parseWireLesson),
    ...composeRecords('homework', before, state.homework, (item) => parseWireHomework(item, known.lessons)),
    ...composeMaps(before, known, state),
    ...composeRecords('mistakes', before, state.mistakes, parseWireMistake),
  };
  return {
    ...before,
    ...(state.profile && composeProfile(before, known.profile, { ...state.profile, uid })),
    // The security rules refuse a document with the uid of another account.
    ...(before.uid !== undefined && { uid }),
    ...parts,
    ...composeSetAside(before, parts),
  };
}

/**
 * The fields of `composed` that differ from the stored ones and have to be written; null when none do. The
 * order of a list's items is ignored, because parsing sorts them.
 */
export function changedFields(
  stored: DocumentFields | null,
  composed: DocumentFields,
): DocumentFields | null {
  const changes = Object.entries(composed).filter(([key, value]) => {
    // A list that lost all its records for their size is not written where none is stored.
    const isNewEmptyList = Array.isArray(value) && value.length === 0 && stored?.[key] === undefined;
    return !isNewEmptyList && !isSameField(value, stored?.[key]);
  });
  return changes.length === 0 ? null : Object.fromEntries(changes);
}

function isSameField(value: unknown, stored: unknown): boolean {
  if (isSameValue(value, stored)) return true;
  if (!Array.isArray(value) || !Array.isArray(stored) || value.length !== stored.length) return false;
  const remaining = [...stored];
  return value.every((item) => {
    const index = remaining.findIndex((other) => isSameValue(item, other));
    if (index >= 0) remaining.splice(index, 1);
    return index >= 0;
  });
}

function composeProfile(stored: Fields, known: Profile | null, profile: Profile): Fields {
  const { updatedAt, deviceId, uid, email, displayName, studentLevel, age, why, setupComplete } = profile;
  const values = { uid, email, displayName, studentLevel, age, why, setupComplete };
  const stamp = { updatedAt, deviceId };
  if (!known) return omitEmpty({ ...values, profileStamp: stamp });
  const fields = overlayFields(stored, known, values);
  if (updatedAt === known.updatedAt && deviceId === known.deviceId) return fields;
  const storedStamp = isPlainMap(stored.profileStamp) ? stored.profileStamp : {};
  return { ...fields, uid, profileStamp: { ...storedStamp, ...stamp } };
}

function composeCourse(stored: unknown, known: Course | null, course: Course): Fields {
  if (!isPlainMap(stored) || !known) {
    return omitEmpty({ ...course, skills: course.skills.map((skill) => omitEmpty(toWireSkill(skill))) });
  }
  const storedSkills = Array.isArray(stored.skills) ? stored.skills : [];
  const skills = course.skills.map((skill) => {
    const same = storedSkills.find((item) => isPlainMap(item) && item.skill === skill.skill);
    const read = known.skills.find((item) => item.skill === skill.skill);
    if (!isPlainMap(same) || !read) return omitEmpty(toWireSkill(skill));
    const composed = read === skill ? same : overlayFields(same, toWireSkill(read), toWireSkill(skill));
    if (composed.lessons === same.lessons) return composed;
    return { ...composed, lessons: overlayList(same.lessons, isPlainMap, skill.lessons) };
  });
  const { skills: _known, ...knownRest } = known;
  const { skills: _merged, ...rest } = course;
  const composed = overlayFields(stored, knownRest, rest);
  const list = overlayList(stored.skills, (item) => isPlainMap(item) && isSkill(item.skill), skills);
  return list === stored.skills || list.length === 0 ? composed : { ...composed, skills: list };
}

/** A skill as the document stores it, with the sum that the specification calls `completed`. */
function toWireSkill(skill: SkillProgress): Fields {
  return { ...skill, completed: countCompletedLessons(skill) };
}

function composeBadges(stored: unknown, known: LearnerState, state: LearnerState): readonly unknown[] {
  const isBadge = (item: unknown) => typeof item === 'string';
  if (Array.isArray(stored) && isSameValue(known.badges, state.badges)) return stored;
  return overlayList(stored, isBadge, state.badges);
}

function composeMaps(stored: Fields, known: LearnerState, state: LearnerState): Fields {
  const maps = (['words', 'ownWords', 'counts'] as const).filter((key) => Object.keys(state[key]).length > 0);
  return Object.fromEntries(maps.map((key) => [key, overlayMap(stored[key], known[key], state[key])]));
}

function composeRecords<Row extends LessonRecord | HomeworkRecord | Mistake>(
  part: 'lessons' | 'homework' | 'mistakes',
  { [part]: stored }: Fields,
  records: readonly Row[],
  parse: (item: unknown) => Row | null,
): Fields {
  if (records.length === 0) return {};
  const items: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const known = new Map(
    items.flatMap((item) => {
      const record = parse(item);
      return record && isPlainMap(item) ? [[record.id, { item, record }] as const] : [];
    }),
  );
  const merged = records.map((record) => {
    const same = known.get(record.id);
    return same ? composeRecord(same.item, same.record, record) : omitEmpty({ ...record });
  });
  return { [part]: overlayList(stored, (item) => parse(item) !== null, merged) };
}

/**
 * A changed record is stored with its id, because an id that was hashed from the old content would not match.
 */
function composeRecord<Row extends LessonRecord | HomeworkRecord | Mistake>(
  stored: Fields,
  known: Row,
  record: Row,
): Fields {
  const fields = overlayFields(stored, known, record);
  // A plan that was left out for size is restored; the size is checked later.
  const restored =
    'lesson' in record && fields.lesson === undefined ? { ...fields, lesson: record.lesson } : fields;
  if (restored === stored) return stored;
  const { id, createdAt, updatedAt, deviceId } = record;
  return { ...restored, id, createdAt, updatedAt, deviceId };
}

const PART_CHECKS = {
  course: isPlainMap,
  badges: Array.isArray,
  lessons: Array.isArray,
  homework: Array.isArray,
  words: isPlainMap,
  ownWords: isPlainMap,
  mistakes: Array.isArray,
  counts: isPlainMap,
};

function composeSetAside(stored: Fields, parts: Fields): Fields {
  const unreadable = Object.entries(PART_CHECKS).filter(
    ([key, hasType]) =>
      parts[key] !== undefined && stored[key] !== undefined && stored[key] !== null && !hasType(stored[key]),
  );
  if (unreadable.length === 0) return {};
  const previous = isPlainMap(stored.setAside) ? stored.setAside : {};
  return { setAside: { ...previous, ...Object.fromEntries(unreadable.map(([key]) => [key, stored[key]])) } };
}
