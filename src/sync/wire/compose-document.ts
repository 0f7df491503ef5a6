import { compareStamps, type FieldStamped } from '../../domain/field-stamps.ts';
import type { HomeworkRecord, LearnerState, LessonRecord, Mistake, Profile } from '../../domain/records.ts';
import type { DocumentFields } from '../ports/user-document.ts';
import { composeCourse } from './compose-course.ts';
import { omitEmptyContainers, overlayFields, overlayList, overlayMap } from './overlay.ts';
import { parseDocument, parseWireHomework, parseWireLesson, parseWireMistake } from './parse-document.ts';
import { isPlainMap, isSameValue } from './plain-value.ts';

type Fields = Readonly<Record<string, unknown>>;
/** A record of one of the document's lists. */
type ListedRecord = LessonRecord | HomeworkRecord | Mistake;

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
    // The profile's values are fields of the document itself.
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
    // A list whose records were all left out, to keep the document small, is not added to the document.
    const isNewEmptyList = Array.isArray(value) && value.length === 0 && stored?.[key] === undefined;
    return !isNewEmptyList && !isSameIgnoringOrder(value, stored?.[key]);
  });
  return changes.length === 0 ? null : Object.fromEntries(changes);
}

/** Whether two values are the same, or two lists have the same items in any order. */
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

/** The document's fields with the profile; a changed profile also writes its stamp and `uid`. */
function composeProfile(stored: Fields, parsed: Profile | null, profile: Profile): Fields {
  const { updatedAt, deviceId, fieldStamps, uid, email, displayName, studentLevel, age, why, setupComplete } =
    profile;
  const values = { uid, email, displayName, studentLevel, age, why, setupComplete };
  const stamp = { updatedAt, deviceId, ...(fieldStamps && { fieldStamps }) };
  if (!parsed) return omitEmptyContainers({ ...values, profileStamp: stamp });
  const fields = overlayFields(stored, parsed, values);
  if (hasSameStamps(profile, parsed)) return fields;
  // The field stamps are replaced as a whole, or removed.
  const { fieldStamps: _, ...storedStamp } = isPlainMap(stored.profileStamp) ? stored.profileStamp : {};
  return { ...fields, uid, profileStamp: { ...storedStamp, ...stamp } };
}

function hasSameStamps(a: FieldStamped, b: FieldStamped): boolean {
  return compareStamps(a, b) === 0 && isSameValue(a.fieldStamps, b.fieldStamps);
}

function composeBadges(stored: unknown, parsed: LearnerState, state: LearnerState): readonly unknown[] {
  const isBadge = (item: unknown) => typeof item === 'string';
  if (Array.isArray(stored) && isSameValue(parsed.badges, state.badges)) return stored;
  return overlayList(stored, isBadge, state.badges);
}

/** The fields that are maps, without those that are empty in `state`. */
function composeMaps(stored: Fields, parsed: LearnerState, state: LearnerState): Fields {
  const maps = (['words', 'ownWords', 'counts'] as const).filter((key) => Object.keys(state[key]).length > 0);
  return Object.fromEntries(maps.map((key) => [key, overlayMap(stored[key], parsed[key], state[key])]));
}

/** One field with a list of records, matched with the stored items by id; no field without records. */
function composeRecords<Row extends ListedRecord>(
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
 * The stored form of a changed record. Records of old documents have no id and are known by a hash of their
 * content. The id is written, because the hash would change with the content.
 */
function composeRecord<Row extends ListedRecord>(stored: Fields, parsed: Row, record: Row): Fields {
  const fields = overlayFields(stored, parsed, record);
  // The plan of a lesson is left out of a document that is too large. It is put in again, because the size is
  // checked later.
  const restored =
    'lesson' in record && fields.lesson === undefined ? { ...fields, lesson: record.lesson } : fields;
  if (restored === stored) return stored;
  const { id, createdAt, updatedAt, deviceId } = record;
  return { ...restored, id, createdAt, updatedAt, deviceId };
}

/** The fields that the app replaces as a whole when their stored value has another type. */
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

/** The stored values of a wrong type that `composed` replaces, added to those that were set aside before. */
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
