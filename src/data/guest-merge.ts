import type { Table } from 'dexie';
import { RETAINED_DISPUTED_ANSWERS } from '../domain/limits.ts';
import type { Course, DisputedAnswer, LessonRecord } from '../domain/records.ts';
import { isSameJson } from './canonical-json.ts';
import { MERGED_VALUE_KEYS, mergeIntoTables } from './data-file/data-store.ts';
import { getDataTables, type LearnerData, readLearnerData } from './data-file/learner-data.ts';
import { type GameRow, KV, type LearnerTables, readValue } from './database/learner-tables.ts';
import { parseDisputedAnswers } from './database/parse-records.ts';
import { type RequestRow, toStoredRequest } from './requests/request-rows.ts';
import { readAllRequests } from './requests/request-table.ts';
import type { SaveResult } from './writes/save-result.ts';
import type { TableAccess } from './writes/table-access.ts';
import type { WriteContext } from './writes/write-context.ts';

/** All of a guest's records on this device: their data, and what is in progress. */
export interface GuestRecords {
  data: LearnerData;
  /** Games in progress. */
  games: readonly GameRow[];
  /** The events of games and classes, with the marks of those that the memory has not processed. */
  events: readonly unknown[];
  requests: readonly RequestRow[];
  disputedAnswers: readonly DisputedAnswer[];
}

/** The merge of a guest's records into those of an account on the same device. */
export interface GuestMerge {
  /** Seals the records, so that no tab writes to them, and reads them. The next opening removes the seal. */
  sealAndRead(): Promise<GuestRecords>;
  /**
   * Merges a guest's records in one transaction; existing rows stay, and a repeated merge changes nothing.
   * @param merge merges the data; it may run twice
   */
  mergeGuest(
    guest: GuestRecords,
    merge: (current: LearnerData, guest: LearnerData) => LearnerData,
  ): SaveResult;
}

export function createGuestMerge({ tables, read, write }: TableAccess): GuestMerge {
  const { games, gameEvents, requests } = tables;

  async function saveLocalRecords(context: WriteContext, guest: GuestRecords): Promise<void> {
    const current = parseDisputedAnswers(context.getValue(KV.disputedAnswers));
    const others = guest.disputedAnswers.filter((answer) => !current.some((own) => isSameJson(own, answer)));
    if (others.length > 0) {
      context.saveLocalValue(KV.disputedAnswers, [...others, ...current].slice(-RETAINED_DISPUTED_ANSWERS));
    }
    await Promise.all([
      putMissing(games, guest.games),
      putMissing(gameEvents, guest.events),
      putMissing(requests, guest.requests.map(toStoredRequest)),
    ]);
  }

  return {
    sealAndRead: () =>
      read(() =>
        tables.transaction('rw', tables.tables, async () => {
          await tables.kv.put({ key: KV.sealed, value: true });
          return readGuestRecords(tables);
        }),
      ),
    mergeGuest: (guest, merge) =>
      write(
        {
          valueKeys: [...MERGED_VALUE_KEYS, KV.disputedAnswers],
          extraTables: [...getDataTables(tables), games, gameEvents, requests],
        },
        async (context) => {
          await mergeIntoTables(context, (current) => merge(current, guest.data));
          await saveLocalRecords(context, guest);
        },
      ),
  };
}

async function readGuestRecords(tables: LearnerTables): Promise<GuestRecords> {
  const [data, games, events, requests, disputed] = await Promise.all([
    readLearnerData(tables),
    tables.games.toArray(),
    tables.gameEvents.toArray(),
    readAllRequests(tables),
    readValue(tables, KV.disputedAnswers),
  ]);
  return { data, games, events, requests, disputedAnswers: parseDisputedAnswers(disputed) };
}

/** Adds the rows with keys that the table does not have. */
async function putMissing<Row>(table: Table<Row, string>, rows: readonly Row[]): Promise<void> {
  const path = table.schema.primKey.keyPath;
  const getKey = (row: Row) => String((row as Record<string, unknown>)[String(path)]);
  const existing = await table.bulkGet(rows.map(getKey));
  await table.bulkPut(rows.filter((_, index) => existing[index] === undefined));
}

/** Later than the sign-in defaults, which have 0, and earlier than anything that a learner saved. */
const OLDEST_SAVED_TIME = 1;

/**
 * Prepares a guest's data for the merge into an account. The account's profile and course win, so the guest's
 * get the oldest time. Counters merge by maximum and the account may have one of this device's name, so the
 * guest's are renamed.
 * @param uid the guest's uid
 */
export function prepareGuestData(data: LearnerData, uid: string): LearnerData {
  const rename = (counter: string) => `${counter}~${uid}`;
  return {
    ...data,
    profile: data.profile && { ...data.profile, updatedAt: OLDEST_SAVED_TIME },
    course: data.course && renameCourse(data.course, rename),
    counts: Object.fromEntries(
      Object.entries(data.counts).map(([name, counters]) => [name, renameKeys(counters, rename)]),
    ),
    lessons: data.lessons.map((lesson) => renameLesson(lesson, rename)),
  };
}

type Rename = (counter: string) => string;

function renameCourse(course: Course, rename: Rename): Course {
  const skills = course.skills.map((skill) => ({ ...skill, counts: renameKeys(skill.counts, rename) }));
  return { ...course, skills, updatedAt: OLDEST_SAVED_TIME };
}

function renameLesson(lesson: LessonRecord, rename: Rename): LessonRecord {
  return lesson.countedBy ? { ...lesson, countedBy: lesson.countedBy.map(rename) } : lesson;
}

function renameKeys<Value>(map: Readonly<Record<string, Value>>, rename: Rename): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [rename(key), value]));
}
