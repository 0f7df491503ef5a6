import type { Connection } from '../database/connection.ts';
import { allHomework, allLessons, KV, type LearnerTables, readValue } from '../database/learner-tables.ts';
import {
  readAnswersCalledRight,
  readBadges,
  readCourse,
  readCredits,
  readDraft,
  readLesson,
  readProfile,
  readUsedContent,
} from '../database/read-records.ts';
import { isAboutRoom } from '../sync-rows/dead-letters.ts';
import { unsyncedRecords } from '../sync-rows/unsynced-records.ts';
import type { LearnerStore } from './learner-store.ts';

/** The reads of the learner's store. They await nothing but the tables, so that live queries can follow them. */
export function createReads(tables: LearnerTables, run: Connection['run']) {
  const value = (key: string) => readValue(tables, key);
  return {
    profile: () => run(async () => readProfile(await value(KV.profile))),
    course: () => run(async () => readCourse(await value(KV.course))),
    badges: () => run(async () => readBadges(await value(KV.badges))),
    newBadges: () => run(async () => readBadges(await value(KV.newBadges))),
    lessons: () => run(() => allLessons(tables)),
    lesson: (id) => run(async () => readLesson(await tables.lessons.get(id))),
    homework: () => run(() => allHomework(tables)),
    credits: () => run(async () => readCredits(await value(KV.credits))),
    usedContent: () => run(async () => readUsedContent(await value(KV.used))),
    draft: (lessonId) => run(async () => readDraft(await value(KV.draft(lessonId)))),
    answersCalledRight: () => run(async () => readAnswersCalledRight(await value(KV.calledRight))),
    hasSeenCloud: () => run(async () => (await value(KV.seenCloud)) === true),
    waitingSince: () => run(() => waitingSince(tables)),
    wasEvicted: () => run(async () => (await value(KV.evicted)) === true),
    pendingCount: () => run(() => tables.outbox.count()),
    keysWithoutRoom: () => run(() => keysWithoutRoom(tables)),
    unsyncedRecords: () => run(() => unsyncedRecords(tables)),
  } satisfies Partial<LearnerStore>;
}

async function waitingSince({ outbox }: LearnerTables): Promise<number | null> {
  const entries = await outbox.toArray();
  return entries.length === 0 ? null : Math.min(...entries.map(({ since, at }) => since ?? at));
}

async function keysWithoutRoom({ dead }: LearnerTables) {
  const letters = await dead.toArray();
  return letters.filter(isAboutRoom).map(({ key }) => key);
}
