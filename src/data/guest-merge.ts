import type { Table } from 'dexie';
import { MAX_ANSWERS_CALLED_RIGHT } from '../domain/limits.ts';
import type { AnswerCalledRight, Course, LessonRecord } from '../domain/records.ts';
import { isSameJson } from './canonical-json.ts';
import { MERGED_VALUE_KEYS, mergeIntoTables } from './data-file/data-store.ts';
import { getDataTables, type LearnerData, readLearnerData } from './data-file/learner-data.ts';
import { type GameRow, KV, type LearnerTables, readValue } from './database/learner-tables.ts';
import { parseAnswersCalledRight } from './database/parse-records.ts';
import type { RequestRow } from './requests/request-rows.ts';
import { readAllRequests } from './requests/request-table.ts';
import type { SaveResult } from './writes/save-result.ts';
import type { TableAccess } from './writes/table-access.ts';
import type { WriteContext } from './writes/write-context.ts';

/** All that a guest has on this device: what goes into a file of data, and what is under way. */
export interface GuestRecords {
  data: LearnerData;
  /** Games in the middle. */
  games: readonly GameRow[];
  /** What happened in games and classes, with the marks of what the memory has not learnt from. */
  events: readonly unknown[];
  requests: readonly RequestRow[];
  answersCalledRight: readonly AnswerCalledRight[];
}

/** How a guest's records go over into those of an account on the same device. */
export interface GuestMerge {
  /** Everything, as of one moment after which no tab writes here any more. The next opening takes that back. */
  sealAndRead(): Promise<GuestRecords>;
  /**
   * Takes over what a guest left, in one transaction; the same once more changes nothing. What is here stays.
   * @param join what becomes of the data; it may run a second time
   */
  mergeGuest(guest: GuestRecords, join: (here: LearnerData, guest: LearnerData) => LearnerData): SaveResult;
}

export function createGuestMerge({ tables, read, write }: TableAccess): GuestMerge {
  const { games, gameEvents, requests } = tables;

  async function keepWhatIsUnderWay(writing: WriteContext, guest: GuestRecords): Promise<void> {
    const here = parseAnswersCalledRight(writing.getValue(KV.calledRight));
    const others = guest.answersCalledRight.filter((answer) => !here.some((own) => isSameJson(own, answer)));
    if (others.length > 0) {
      writing.putLocalValue(KV.calledRight, [...others, ...here].slice(-MAX_ANSWERS_CALLED_RIGHT));
    }
    await Promise.all([
      putMissing(games, guest.games),
      putMissing(gameEvents, guest.events),
      putMissing(requests, guest.requests),
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
    mergeGuest: (guest, join) =>
      write(
        {
          valueKeys: [...MERGED_VALUE_KEYS, KV.calledRight],
          extraTables: [...getDataTables(tables), games, gameEvents, requests],
        },
        async (writing) => {
          await mergeIntoTables(writing, (here) => join(here, guest.data));
          await keepWhatIsUnderWay(writing, guest);
        },
      ),
  };
}

async function readGuestRecords(tables: LearnerTables): Promise<GuestRecords> {
  const [data, games, events, requests, called] = await Promise.all([
    readLearnerData(tables),
    tables.games.toArray(),
    tables.gameEvents.toArray(),
    readAllRequests(tables),
    readValue(tables, KV.calledRight),
  ]);
  return { data, games, events, requests, answersCalledRight: parseAnswersCalledRight(called) };
}

/** Puts the rows that the table has nothing in the place of. */
async function putMissing<Row>(table: Table<Row, string>, rows: readonly Row[]): Promise<void> {
  const path = table.schema.primKey.keyPath;
  const keyOf = (row: Row) => String((row as Record<string, unknown>)[String(path)]);
  const known = await table.bulkGet(rows.map(keyOf));
  await table.bulkPut(rows.filter((_, index) => known[index] === undefined));
}

/** After the defaults that nobody chose, and before whatever a learner ever saved. */
const BEFORE_ANY_CHOICE = 1;

/**
 * A guest's data as it may join those of the account that they became. What the account says of its learner holds, so
 * the guest's profile and course are older than any. And the guest counted under this device's name, as the account may
 * have done before: counters merge by their maximum, so the guest's get names of their own.
 * @param uid the guest's
 */
export function prepareGuestData(data: LearnerData, uid: string): LearnerData {
  const rename = (counter: string) => `${counter}~${uid}`;
  return {
    ...data,
    profile: data.profile && { ...data.profile, updatedAt: BEFORE_ANY_CHOICE },
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
  return { ...course, skills, updatedAt: BEFORE_ANY_CHOICE };
}

function renameLesson(lesson: LessonRecord, rename: Rename): LessonRecord {
  return lesson.countedBy ? { ...lesson, countedBy: lesson.countedBy.map(rename) } : lesson;
}

function renameKeys<Value>(map: Readonly<Record<string, Value>>, rename: Rename): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [rename(key), value]));
}
