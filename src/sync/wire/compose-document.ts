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
 * The whole document to store so that reading it gives `state`, which already holds all that the
 * stored one tells. What the stored document has beyond that is kept, and no empty container is added.
 * A part of a type nobody can read, where one must be written, moves to `setAside`.
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
    // A document that was moved here from another account is refused until it says whose it is.
    ...(before.uid !== undefined && { uid }),
    ...parts,
    ...setAside(before, parts),
  };
}

/**
 * The members of `composed` that differ from what is stored, to be written; null when none do. The order of a
 * list's items says nothing: they are put in order as they are read.
 */
export function changedFields(
  stored: DocumentFields | null,
  composed: DocumentFields,
): DocumentFields | null {
  const changes = Object.entries(composed).filter(([key, value]) => {
    // A list that lost all its records for their size has nothing to say where none is stored.
    const isNothing = Array.isArray(value) && value.length === 0 && stored?.[key] === undefined;
    return !isNothing && !saysTheSame(value, stored?.[key]);
  });
  return changes.length === 0 ? null : Object.fromEntries(changes);
}

function saysTheSame(value: unknown, stored: unknown): boolean {
  if (isSameValue(value, stored)) return true;
  if (!Array.isArray(value) || !Array.isArray(stored) || value.length !== stored.length) return false;
  const rest = [...stored];
  return value.every((item) => {
    const place = rest.findIndex((other) => isSameValue(item, other));
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
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
    return omitEmpty({ ...course, skills: course.skills.map((skill) => omitEmpty(wireSkill(skill))) });
  }
  const storedSkills = Array.isArray(stored.skills) ? stored.skills : [];
  const skills = course.skills.map((skill) => {
    const same = storedSkills.find((item) => isPlainMap(item) && item.skill === skill.skill);
    const read = known.skills.find((item) => item.skill === skill.skill);
    if (!isPlainMap(same) || !read) return omitEmpty(wireSkill(skill));
    const composed = read === skill ? same : overlayFields(same, wireSkill(read), wireSkill(skill));
    if (composed.lessons === same.lessons) return composed;
    return { ...composed, lessons: overlayList(same.lessons, isPlainMap, skill.lessons) };
  });
  const { skills: _known, ...knownRest } = known;
  const { skills: _merged, ...rest } = course;
  const composed = overlayFields(stored, knownRest, rest);
  const list = overlayList(stored.skills, (item) => isPlainMap(item) && isSkill(item.skill), skills);
  return list === stored.skills || list.length === 0 ? composed : { ...composed, skills: list };
}

/** A skill as the document tells it: with the sum that the specification calls `completed`. */
function wireSkill(skill: SkillProgress): Fields {
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

function composeRecords<Kept extends LessonRecord | HomeworkRecord | Mistake>(
  part: 'lessons' | 'homework' | 'mistakes',
  { [part]: stored }: Fields,
  records: readonly Kept[],
  read: (item: unknown) => Kept | null,
): Fields {
  if (records.length === 0) return {};
  const items: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const known = new Map(
    items.flatMap((item) => {
      const record = read(item);
      return record && isPlainMap(item) ? [[record.id, { item, record }] as const] : [];
    }),
  );
  const merged = records.map((record) => {
    const same = known.get(record.id);
    return same ? composeRecord(same.item, same.record, record) : omitEmpty({ ...record });
  });
  return { [part]: overlayList(stored, (item) => read(item) !== null, merged) };
}

/** A record that changes takes its identity along: an id made from its former content would not fit it. */
function composeRecord<Kept extends LessonRecord | HomeworkRecord | Mistake>(
  stored: Fields,
  known: Kept,
  record: Kept,
): Fields {
  const fields = overlayFields(stored, known, record);
  // A plan that was left out for size is filled in again; whether it fits is measured anew.
  const restored =
    'lesson' in record && fields.lesson === undefined ? { ...fields, lesson: record.lesson } : fields;
  if (restored === stored) return stored;
  const { id, createdAt, updatedAt, deviceId } = record;
  return { ...restored, id, createdAt, updatedAt, deviceId };
}

const PARTS = {
  course: isPlainMap,
  badges: Array.isArray,
  lessons: Array.isArray,
  homework: Array.isArray,
  words: isPlainMap,
  ownWords: isPlainMap,
  mistakes: Array.isArray,
  counts: isPlainMap,
};

function setAside(stored: Fields, parts: Fields): Fields {
  const unreadable = Object.entries(PARTS).filter(
    ([key, fits]) =>
      parts[key] !== undefined && stored[key] !== undefined && stored[key] !== null && !fits(stored[key]),
  );
  if (unreadable.length === 0) return {};
  const kept = isPlainMap(stored.setAside) ? stored.setAside : {};
  return { setAside: { ...kept, ...Object.fromEntries(unreadable.map(([key]) => [key, stored[key]])) } };
}
