import { parseBadges, parseCourse } from '../../../src/data/database/parse-records.ts';
import type { Course, LearnerState } from '../../../src/domain/records.ts';
import type { DocumentFields } from '../../../src/sync/ports/user-document.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { isMemoryRow, MEMORY_ROWS, RecordedFacts } from './memory-facts.ts';

type Fields = Readonly<Record<string, unknown>>;

export function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function filterMaps(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.filter(isMap) : [];
}

/** Whether a document holds, as a part of its own or set aside, what can’t be read. */
export function holdsPart(fields: DocumentFields | null, part: string, value: unknown): boolean {
  return fields?.[part] === value || (isMap(fields?.setAside) && fields.setAside[part] === value);
}

/** Negative, zero or positive as the stamp of `a` is before, the same as, or after that of `b`. */
export function compareStamps(a: Fields, b: Fields): number {
  const [timeA, timeB] = [Number(a.updatedAt ?? 0), Number(b.updatedAt ?? 0)];
  if (timeA !== timeB) return timeA - timeB;
  const [deviceA, deviceB] = [String(a.deviceId ?? ''), String(b.deviceId ?? '')];
  return deviceA < deviceB ? -1 : deviceA > deviceB ? 1 : 0;
}

function countsOf(course: Course): ReadonlyMap<string, number> {
  return new Map(
    course.skills.flatMap(({ skill, counts }) =>
      Object.entries(counts).map(([device, count]) => [`${skill}/${device}`, count] as const),
    ),
  );
}

function modulesOf(course: Course): ReadonlySet<string> {
  return new Set(
    course.skills.flatMap(({ skill, lessons }) =>
      lessons.filter((lesson) => lesson.completed).map((lesson) => `${skill}/${lesson.module_lesson}`),
    ),
  );
}

/** What a later version of a course has less of: device counts and completed modules, by name. */
export function findLostProgress(before: unknown, after: unknown) {
  const [known, next] = [parseCourse(before), parseCourse(after)];
  const counts = next ? countsOf(next) : new Map<string, number>();
  const modules = next ? modulesOf(next) : new Set<string>();
  return {
    counts: known ? [...countsOf(known)].filter(([name, count]) => (counts.get(name) ?? 0) < count) : [],
    modules: known ? [...modulesOf(known)].filter((module) => !modules.has(module)) : [],
  };
}

/** The newest version of everything that a learner's document ever held, told by stamps and counts alone. */
export class CloudHistory {
  readonly #stamps = new Map<string, Fields>();
  readonly #counts = new Map<string, number>();
  readonly #badges = new Set<string>();
  readonly #memory = new RecordedFacts();

  /** What a commit wrote. */
  noteFields(fields: DocumentFields): void {
    for (const lesson of filterMaps(fields.lessons)) this.#noteStamp(`lesson:${lesson.id}`, lesson);
    for (const homework of filterMaps(fields.homework)) this.#noteStamp(`homework:${homework.id}`, homework);
    if (isMap(fields.profileStamp)) this.#noteStamp('profile', fields.profileStamp);
    const course = parseCourse(fields.course);
    if (course) this.#noteCourse(course);
    for (const badge of parseBadges(fields.badges)) this.#badges.add(badge);
    this.#noteMemory(fields);
  }

  /** A whole document, as another hand wrote it. */
  noteDocument(fields: DocumentFields | null, uid: string): void {
    const state: LearnerState = parseDocument(fields, uid);
    for (const lesson of state.lessons) this.#noteStamp(`lesson:${lesson.id}`, { ...lesson });
    for (const homework of state.homework) this.#noteStamp(`homework:${homework.id}`, { ...homework });
    if (state.profile) this.#noteStamp('profile', { ...state.profile });
    if (state.course) this.#noteCourse(state.course);
    for (const badge of state.badges) this.#badges.add(badge);
    this.#noteMemory({ ...state });
  }

  /** Whether this version of a row, or a later one, was ever in the cloud. */
  has(key: string, row: unknown): boolean {
    if (isMemoryRow(key)) return this.#memory.has(key, row);
    if (key === 'badges') return parseBadges(row).every((badge) => this.#badges.has(badge));
    if (key === 'course') {
      const course = parseCourse(row);
      if (!course) return true;
      return [...countsOf(course)].every(([name, count]) => (this.#counts.get(name) ?? 0) >= count);
    }
    const held = this.#stamps.get(key);
    return held !== undefined && isMap(row) && compareStamps(held, row) >= 0;
  }

  #noteStamp(key: string, stamp: Fields): void {
    const { updatedAt, deviceId } = stamp;
    const held = this.#stamps.get(key);
    if (!held || compareStamps(held, stamp) < 0) this.#stamps.set(key, { updatedAt, deviceId });
  }

  #noteMemory(fields: Fields): void {
    for (const key of Object.keys(MEMORY_ROWS)) if (isMemoryRow(key)) this.#memory.note(key, fields[key]);
  }

  #noteCourse(course: Course): void {
    for (const [name, count] of countsOf(course)) {
      this.#counts.set(name, Math.max(count, this.#counts.get(name) ?? 0));
    }
  }
}
