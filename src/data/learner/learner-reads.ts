import {
  KV,
  type LearnerTables,
  readAllHomework,
  readAllLessons,
  readValue,
} from '../database/learner-tables.ts';
import {
  parseBadges,
  parseCourse,
  parseCredits,
  parseDisputedAnswers,
  parseDraft,
  parseLesson,
  parseProfile,
  parseUsedContent,
} from '../database/parse-records.ts';
import { isTooLargeDeadLetter } from '../sync-rows/dead-letters.ts';
import { readUnsyncedChanges } from '../sync-rows/unsynced-changes.ts';
import type { TableAccess } from '../writes/table-access.ts';
import type { LearnerStore } from './learner-store.ts';

/** The reads of the learner's store. They await only the tables, as live queries require. */
export function createReads({ tables, read }: TableAccess) {
  const getValue = (key: string) => readValue(tables, key);
  return {
    readProfile: () => read(async () => parseProfile(await getValue(KV.profile))),
    readCourse: () => read(async () => parseCourse(await getValue(KV.course))),
    readBadges: () => read(async () => parseBadges(await getValue(KV.badges))),
    readNewBadges: () => read(async () => parseBadges(await getValue(KV.newBadges))),
    readLessons: () => read(() => readAllLessons(tables)),
    readLesson: (id) => read(async () => parseLesson(await tables.lessons.get(id))),
    readHomework: () => read(() => readAllHomework(tables)),
    readCredits: () => read(async () => parseCredits(await getValue(KV.credits))),
    readUsedContent: () => read(async () => parseUsedContent(await getValue(KV.usedContent))),
    readDraft: (lessonId) => read(async () => parseDraft(await getValue(KV.draft(lessonId)))),
    readDisputedAnswers: () => read(async () => parseDisputedAnswers(await getValue(KV.disputedAnswers))),
    hasSeenCloud: () => read(async () => (await getValue(KV.hasPulled)) === true),
    readOldestPendingAt: () => read(() => findOldestPendingAt(tables)),
    wasEvicted: () => read(async () => (await getValue(KV.evicted)) === true),
    countPending: () => read(() => tables.outbox.count()),
    readTooLargeKeys: () => read(() => findTooLargeKeys(tables)),
    readUnsyncedChanges: () => read(() => readUnsyncedChanges(tables)),
  } satisfies Partial<LearnerStore>;
}

async function findOldestPendingAt({ outbox }: LearnerTables): Promise<number | null> {
  const entries = await outbox.toArray();
  return entries.length === 0 ? null : Math.min(...entries.map(({ since, at }) => since ?? at));
}

async function findTooLargeKeys({ dead }: LearnerTables) {
  const deadLetters = await dead.toArray();
  return deadLetters.filter(isTooLargeDeadLetter).map(({ key }) => key);
}
