import {
  KV,
  type LearnerTables,
  readAllHomework,
  readAllLessons,
  readValue,
} from '../database/learner-tables.ts';
import {
  parseAnswersCalledRight,
  parseBadges,
  parseCourse,
  parseCredits,
  parseDraft,
  parseLesson,
  parseProfile,
  parseUsedContent,
} from '../database/parse-records.ts';
import { isTooLargeLetter } from '../sync-rows/dead-letters.ts';
import { readUnsyncedChanges } from '../sync-rows/unsynced-changes.ts';
import type { TableAccess } from '../writes/table-access.ts';
import type { LearnerStore } from './learner-store.ts';

/** The reads of the learner's store. They await nothing but the tables, so that live queries can follow them. */
export function createReads({ tables, read }: TableAccess) {
  const value = (key: string) => readValue(tables, key);
  return {
    readProfile: () => read(async () => parseProfile(await value(KV.profile))),
    readCourse: () => read(async () => parseCourse(await value(KV.course))),
    readBadges: () => read(async () => parseBadges(await value(KV.badges))),
    readNewBadges: () => read(async () => parseBadges(await value(KV.newBadges))),
    readLessons: () => read(() => readAllLessons(tables)),
    readLesson: (id) => read(async () => parseLesson(await tables.lessons.get(id))),
    readHomework: () => read(() => readAllHomework(tables)),
    readCredits: () => read(async () => parseCredits(await value(KV.credits))),
    readUsedContent: () => read(async () => parseUsedContent(await value(KV.used))),
    readDraft: (lessonId) => read(async () => parseDraft(await value(KV.draft(lessonId)))),
    readAnswersCalledRight: () => read(async () => parseAnswersCalledRight(await value(KV.calledRight))),
    hasSeenCloud: () => read(async () => (await value(KV.seenCloud)) === true),
    readOldestPendingAt: () => read(() => waitingSince(tables)),
    wasEvicted: () => read(async () => (await value(KV.evicted)) === true),
    countPending: () => read(() => tables.outbox.count()),
    readTooLargeKeys: () => read(() => keysWithoutRoom(tables)),
    readUnsyncedChanges: () => read(() => readUnsyncedChanges(tables)),
  } satisfies Partial<LearnerStore>;
}

async function waitingSince({ outbox }: LearnerTables): Promise<number | null> {
  const entries = await outbox.toArray();
  return entries.length === 0 ? null : Math.min(...entries.map(({ since, at }) => since ?? at));
}

async function keysWithoutRoom({ dead }: LearnerTables) {
  const letters = await dead.toArray();
  return letters.filter(isTooLargeLetter).map(({ key }) => key);
}
