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
import type { Access } from '../writes/access.ts';
import type { LearnerStore } from './learner-store.ts';

/** The reads of the learner's store. They await nothing but the tables, so that live queries can follow them. */
export function createReads({ tables, read }: Access) {
  const value = (key: string) => readValue(tables, key);
  return {
    profile: () => read(async () => readProfile(await value(KV.profile))),
    course: () => read(async () => readCourse(await value(KV.course))),
    badges: () => read(async () => readBadges(await value(KV.badges))),
    newBadges: () => read(async () => readBadges(await value(KV.newBadges))),
    lessons: () => read(() => allLessons(tables)),
    lesson: (id) => read(async () => readLesson(await tables.lessons.get(id))),
    homework: () => read(() => allHomework(tables)),
    credits: () => read(async () => readCredits(await value(KV.credits))),
    usedContent: () => read(async () => readUsedContent(await value(KV.used))),
    draft: (lessonId) => read(async () => readDraft(await value(KV.draft(lessonId)))),
    answersCalledRight: () => read(async () => readAnswersCalledRight(await value(KV.calledRight))),
    hasSeenCloud: () => read(async () => (await value(KV.seenCloud)) === true),
    waitingSince: () => read(() => waitingSince(tables)),
    wasEvicted: () => read(async () => (await value(KV.evicted)) === true),
    pendingCount: () => read(() => tables.outbox.count()),
    keysWithoutRoom: () => read(() => keysWithoutRoom(tables)),
    unsyncedRecords: () => read(() => unsyncedRecords(tables)),
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
