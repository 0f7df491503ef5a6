import { parseBadges, parseCourse } from '../../../src/data/database/parse-records.ts';
import type { Course, LearnerState } from '../../../src/domain/records.ts';
import type { DocumentFields } from '../../../src/sync/ports/user-document.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { isMemoryRow, MEMORY_ROWS, RecordedFacts } from './memory-facts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object and no list. */
export function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; none of a value that is no list. */
export function filterMaps(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.filter(isMap) : [];
}

/** Whether a document has an unreadable value, in its place or set aside. */
export function hasPart(fields: DocumentFields | null, part: string, value: unknown): boolean {
  return fields?.[part] === value || (isMap(fields?.setAside) && fields.setAside[part] === value);
}

/** Negative, zero or positive when the stamp of `a` is before, equal to or after that of `b`. */
export function compareStamps(a: Fields, b: Fields): number {
  const [timeA, timeB] = [Number(a.updatedAt ?? 0), Number(b.updatedAt ?? 0)];
  if (timeA !== timeB) return timeA - timeB;
  const [deviceA, deviceB] = [String(a.deviceId ?? ''), String(b.deviceId ?? '')];
  return deviceA < deviceB ? -1 : deviceA > deviceB ? 1 : 0;
}

function mapCounts(course: Course): ReadonlyMap<string, number> {
  return new Map(
    course.skills.flatMap(({ skill, counts }) =>
      Object.entries(counts).map(([device, count]) => [`${skill}/${device}`, count] as const),
    ),
  );
}

function listModules(course: Course): ReadonlySet<string> {
  return new Set(
    course.skills.flatMap(({ skill, lessons }) =>
      lessons.filter((lesson) => lesson.completed).map((lesson) => `${skill}/${lesson.module_lesson}`),
    ),
  );
}

/** What a later version of a course has lost: device counts and completed modules, by name. */
export function findLostProgress(before: unknown, after: unknown) {
  const [previous, next] = [parseCourse(before), parseCourse(after)];
  const counts = next ? mapCounts(next) : new Map<string, number>();
  const modules = next ? listModules(next) : new Set<string>();
  return {
    counts: previous
      ? [...mapCounts(previous)].filter(([name, count]) => (counts.get(name) ?? 0) < count)
      : [],
    modules: previous ? [...listModules(previous)].filter((module) => !modules.has(module)) : [],
  };
}

/** The newest stamps and counts of everything that a learner's document ever contained. */
export class CloudHistory {
  readonly #stamps = new Map<string, Fields>();
  readonly #counts = new Map<string, number>();
  readonly #badges = new Set<string>();
  readonly #memory = new RecordedFacts();

  /** Records the fields that a commit wrote. */
  recordFields(fields: DocumentFields): void {
    for (const lesson of filterMaps(fields.lessons)) this.#recordStamp(`lesson:${lesson.id}`, lesson);
    for (const homework of filterMaps(fields.homework))
      this.#recordStamp(`homework:${homework.id}`, homework);
    if (isMap(fields.profileStamp)) this.#recordStamp('profile', fields.profileStamp);
    const course = parseCourse(fields.course);
    if (course) this.#recordCourse(course);
    for (const badge of parseBadges(fields.badges)) this.#badges.add(badge);
    this.#recordMemory(fields);
  }

  /** Records a document written by another client. */
  recordDocument(fields: DocumentFields | null, uid: string): void {
    const state: LearnerState = parseDocument(fields, uid);
    for (const lesson of state.lessons) this.#recordStamp(`lesson:${lesson.id}`, { ...lesson });
    for (const homework of state.homework) this.#recordStamp(`homework:${homework.id}`, { ...homework });
    if (state.profile) this.#recordStamp('profile', { ...state.profile });
    if (state.course) this.#recordCourse(state.course);
    for (const badge of state.badges) this.#badges.add(badge);
    this.#recordMemory({ ...state });
  }

  /** Whether this version of a row, or a later one, was ever in the cloud. */
  has(key: string, row: unknown): boolean {
    if (isMemoryRow(key)) return this.#memory.has(key, row);
    if (key === 'badges') return parseBadges(row).every((badge) => this.#badges.has(badge));
    if (key === 'course') {
      const course = parseCourse(row);
      if (!course) return true;
      return [...mapCounts(course)].every(([name, count]) => (this.#counts.get(name) ?? 0) >= count);
    }
    const newest = this.#stamps.get(key);
    return newest !== undefined && isMap(row) && compareStamps(newest, row) >= 0;
  }

  #recordStamp(key: string, stamp: Fields): void {
    const { updatedAt, deviceId } = stamp;
    const newest = this.#stamps.get(key);
    if (!newest || compareStamps(newest, stamp) < 0) this.#stamps.set(key, { updatedAt, deviceId });
  }

  #recordMemory(fields: Fields): void {
    for (const key of Object.keys(MEMORY_ROWS)) if (isMemoryRow(key)) this.#memory.record(key, fields[key]);
  }

  #recordCourse(course: Course): void {
    for (const [name, count] of mapCounts(course)) {
      this.#counts.set(name, Math.max(count, this.#counts.get(name) ?? 0));
    }
  }
}
