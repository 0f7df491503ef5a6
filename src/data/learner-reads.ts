import type { LearnerStore } from './learner-store.ts';
import {
  allDrafts,
  allHomework,
  allLessons,
  KV,
  type LearnerTables,
  readState,
  readValue,
} from './learner-tables.ts';
import {
  readBadges,
  readCourse,
  readCredits,
  readDraft,
  readLesson,
  readProfile,
  readUsedContent,
} from './record-schemas.ts';

type Reads = Pick<
  LearnerStore,
  | 'profile'
  | 'course'
  | 'badges'
  | 'lessons'
  | 'lesson'
  | 'homework'
  | 'credits'
  | 'usedContent'
  | 'draft'
  | 'storageBytes'
  | 'pendingCount'
  | 'exportAll'
>;

type Run = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** The reads of the learner's store. They await nothing but the tables, so that live queries can follow them. */
export function createReads(tables: LearnerTables, run: Run): Reads {
  const value = (key: string) => readValue(tables, key);
  return {
    profile: () => run(async () => readProfile(await value(KV.profile))),
    course: () => run(async () => readCourse(await value(KV.course))),
    badges: () => run(async () => readBadges(await value(KV.badges))),
    lessons: () => run(() => allLessons(tables)),
    lesson: (id) => run(async () => readLesson(await tables.lessons.get(id))),
    homework: () => run(() => allHomework(tables)),
    credits: () => run(async () => readCredits(await value(KV.credits))),
    usedContent: () => run(async () => readUsedContent(await value(KV.used))),
    draft: (lessonId) => run(async () => readDraft(await value(KV.draft(lessonId)))),
    storageBytes: () => run(() => storageBytes(tables)),
    pendingCount: () => run(() => tables.outbox.count()),
    exportAll: () => run(() => exportAll(tables)),
  };
}

/** What the storage limits measure: all rows that the learner made, as UTF-8 JSON, without the bookkeeping. */
async function storageBytes(tables: LearnerTables): Promise<number> {
  const [kv, lessons, homework] = await Promise.all([
    tables.kv.toArray(),
    tables.lessons.toArray(),
    tables.homework.toArray(),
  ]);
  const encoder = new TextEncoder();
  return [...kv, ...lessons, ...homework].reduce<number>(
    (sum, row) => sum + encoder.encode(JSON.stringify(row)).length,
    0,
  );
}

async function exportAll(tables: LearnerTables): Promise<string> {
  const everything = await tables.transaction('r', tables.tables, async () => ({
    ...(await readState(tables)),
    credits: await readValue(tables, KV.credits),
    usedContent: await readValue(tables, KV.used),
    drafts: await allDrafts(tables),
    unsynced: await tables.outbox.toArray(),
    needAttention: await tables.dead.toArray(),
  }));
  return JSON.stringify(everything, null, 2);
}
