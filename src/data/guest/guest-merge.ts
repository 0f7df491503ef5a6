import type { Table } from 'dexie';
import { RETAINED_ANSWERS_CALLED_RIGHT } from '../../domain/limits.ts';
import type { AnswerCalledRight } from '../../domain/records.ts';
import { isSameJson } from '../canonical-json.ts';
import { MERGED_VALUE_KEYS, mergeIntoTables } from '../data-file/data-store.ts';
import { getDataTables, type LearnerData, readLearnerData } from '../data-file/learner-data.ts';
import { type GameRow, KV, type LearnerTables, readValue } from '../database/learner-tables.ts';
import { parseAnswersCalledRight } from '../database/parse-records.ts';
import type { SaveResult } from '../learner/learner-store.ts';
import { type RequestRow, readAllRequests } from '../requests/request-rows.ts';
import type { TableAccess } from '../writes/table-access.ts';
import type { WriteContext } from '../writes/write-transaction.ts';

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
      writing.putLocalValue(KV.calledRight, [...others, ...here].slice(-RETAINED_ANSWERS_CALLED_RIGHT));
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
