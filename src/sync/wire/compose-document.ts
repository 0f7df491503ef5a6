import { countCompletedLessons } from '../../domain/course.ts';
import { compareStamps, type FieldStamped } from '../../domain/field-stamps.ts';
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
import { omitEmptyContainers, overlayFields, overlayList, overlayMap } from './overlay.ts';
import { parseDocument, parseWireHomework, parseWireLesson, parseWireMistake } from './parse-document.ts';
import { isPlainMap, isSameValue } from './plain-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The document to store for `state`, which is already merged with the stored one. Unknown fields of the
 * stored document are kept, no empty container is added, and a field of a wrong type that must be replaced
 * moves into the document's field `setAside`.
 *
 * Each value exists up to three times: as it is stored, as it was parsed, and as it was merged. The overlay
 * functions write into the stored form only what differs between the parsed and the merged one, and return
 * the stored object itself if nothing does. So `===` with it means "unchanged".
 */
export function composeDocument(
  storedDocument: DocumentFields | null,
  uid: string,
  state: LearnerState,
): DocumentFields {
  const stored = storedDocument ?? {};
  const parsed = parseDocument(storedDocument, uid);
  const fields: Fields = {
    ...(state.course && { course: composeCourse(stored.course, parsed.course, state.course) }),
    ...(state.badges.length > 0 && { badges: composeBadges(stored.badges, parsed, state) }),
    ...composeRecords('lessons', stored.lessons, state.lessons, parseWireLesson),
    ...composeRecords('homework', stored.homework, state.homework, (item) =>
      parseWireHomework(item, parsed.lessons),
    ),
    ...composeMaps(stored, parsed, state),
    ...composeRecords('mistakes', stored.mistakes, state.mistakes, parseWireMistake),
  };
  return {
    ...stored,
    ...(state.profile && composeProfile(stored, parsed.profile, { ...state.profile, uid })),
    // The security rules refuse a document with the uid of another account.
    ...(stored.uid !== undefined && { uid }),
    ...fields,
    ...composeSetAside(stored, fields),
  };
}

/**
 * The fields of `composed` that differ from the stored ones and have to be written; null when none do. The
 * order of a list's items is ignored, because parsing sorts them.
 */
export function findChangedFields(
  stored: DocumentFields | null,
  composed: DocumentFields,
): DocumentFields | null {
  const changes = Object.entries(composed).filter(([key, value]) => {
    // A list whose records were all left out to keep the document small is not written where none is stored.
    const isNewEmptyList = Array.isArray(value) && value.length === 0 && stored?.[key] === undefined;
    return !isNewEmptyList && !isSameIgnoringOrder(value, stored?.[key]);
  });
  return changes.length === 0 ? null : Object.fromEntries(changes);
}

function isSameIgnoringOrder(value: unknown, stored: unknown): boolean {
  if (isSameValue(value, stored)) return true;
  if (!Array.isArray(value) || !Array.isArray(stored) || value.length !== stored.length) return false;
  const remaining = [...stored];
  return value.every((item) => {
    const index = remaining.findIndex((other) => isSameValue(item, other));
    if (index >= 0) remaining.splice(index, 1);
    return index >= 0;
  });
}

function composeProfile(stored: Fields, parsed: Profile | null, profile: Profile): Fields {
  const { updatedAt, deviceId, fieldStamps, uid, email, displayName, studentLevel, age, why, setupComplete } =
    profile;
  const values = { uid, email, displayName, studentLevel, age, why, setupComplete };
  const stamp = { updatedAt, deviceId, ...(fieldStamps && { fieldStamps }) };
  if (!parsed) return omitEmptyContainers({ ...values, profileStamp: stamp });
  const fields = overlayFields(stored, parsed, values);
  if (isSameStamps(profile, parsed)) return fields;
  const { fieldStamps: _, ...storedStamp } = isPlainMap(stored.profileStamp) ? stored.profileStamp : {};
  return { ...fields, uid, profileStamp: { ...storedStamp, ...stamp } };
}

function isSameStamps(a: FieldStamped, b: FieldStamped): boolean {
  return compareStamps(a, b) === 0 && isSameValue(a.fieldStamps, b.fieldStamps);
}

function composeCourse(stored: unknown, parsed: Course | null, course: Course): Fields {
  if (!isPlainMap(stored) || !parsed) {
    return omitEmptyContainers({
      ...course,
      skills: course.skills.map((skill) => omitEmptyContainers(toWireSkill(skill))),
    });
  }
  const storedSkills = Array.isArray(stored.skills) ? stored.skills : [];
  const skills = course.skills.map((skill) => {
    const storedSkill = storedSkills.find((item) => isPlainMap(item) && item.skill === skill.skill);
    const parsedSkill = parsed.skills.find((item) => item.skill === skill.skill);
    if (!isPlainMap(storedSkill) || !parsedSkill) return omitEmptyContainers(toWireSkill(skill));
    const composed =
      parsedSkill === skill
        ? storedSkill
        : overlayFields(storedSkill, toWireSkill(parsedSkill), toWireSkill(skill));
    if (composed.lessons === storedSkill.lessons) return composed;
    return { ...composed, lessons: overlayList(storedSkill.lessons, isPlainMap, skill.lessons) };
  });
  const composed = overlayFields(stored, omitSkills(parsed), omitSkills(course));
  const list = overlayList(stored.skills, (item) => isPlainMap(item) && isSkill(item.skill), skills);
  return list === stored.skills || list.length === 0 ? composed : { ...composed, skills: list };
}

function omitSkills({ skills: _, ...fields }: Course): Omit<Course, 'skills'> {
  return fields;
}

/** A skill as the document stores it, with the sum that the specification calls `completed`. */
function toWireSkill(skill: SkillProgress): Fields {
  return { ...skill, completed: countCompletedLessons(skill) };
}

function composeBadges(stored: unknown, parsed: LearnerState, state: LearnerState): readonly unknown[] {
  const isBadge = (item: unknown) => typeof item === 'string';
  if (Array.isArray(stored) && isSameValue(parsed.badges, state.badges)) return stored;
  return overlayList(stored, isBadge, state.badges);
}

function composeMaps(stored: Fields, parsed: LearnerState, state: LearnerState): Fields {
  const maps = (['words', 'ownWords', 'counts'] as const).filter((key) => Object.keys(state[key]).length > 0);
  return Object.fromEntries(maps.map((key) => [key, overlayMap(stored[key], parsed[key], state[key])]));
}

function composeRecords<Row extends LessonRecord | HomeworkRecord | Mistake>(
  field: 'lessons' | 'homework' | 'mistakes',
  stored: unknown,
  records: readonly Row[],
  parse: (item: unknown) => Row | null,
): Fields {
  if (records.length === 0) return {};
  const items: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const storedById = new Map(
    items.flatMap((item) => {
      const parsed = parse(item);
      return parsed && isPlainMap(item) ? [[parsed.id, { item, parsed }] as const] : [];
    }),
  );
  const merged = records.map((record) => {
    const match = storedById.get(record.id);
    return match ? composeRecord(match.item, match.parsed, record) : omitEmptyContainers({ ...record });
  });
  return { [field]: overlayList(stored, (item) => parse(item) !== null, merged) };
}

/**
 * A changed record is stored with its id: records of old documents have none and get a hash of their content,
 * which would change with the content.
 */
function composeRecord<Row extends LessonRecord | HomeworkRecord | Mistake>(
  stored: Fields,
  parsed: Row,
  record: Row,
): Fields {
  const fields = overlayFields(stored, parsed, record);
  // A plan that was left out for size is restored; the size is checked later.
  const restored =
    'lesson' in record && fields.lesson === undefined ? { ...fields, lesson: record.lesson } : fields;
  if (restored === stored) return stored;
  const { id, createdAt, updatedAt, deviceId } = record;
  return { ...restored, id, createdAt, updatedAt, deviceId };
}

const EXPECTED_TYPES = {
  course: isPlainMap,
  badges: Array.isArray,
  lessons: Array.isArray,
  homework: Array.isArray,
  words: isPlainMap,
  ownWords: isPlainMap,
  mistakes: Array.isArray,
  counts: isPlainMap,
};

function composeSetAside(stored: Fields, composed: Fields): Fields {
  const replaced = Object.entries(EXPECTED_TYPES).filter(
    ([key, isExpectedType]) =>
      composed[key] !== undefined &&
      stored[key] !== undefined &&
      stored[key] !== null &&
      !isExpectedType(stored[key]),
  );
  if (replaced.length === 0) return {};
  const previous = isPlainMap(stored.setAside) ? stored.setAside : {};
  return { setAside: { ...previous, ...Object.fromEntries(replaced.map(([key]) => [key, stored[key]])) } };
}
