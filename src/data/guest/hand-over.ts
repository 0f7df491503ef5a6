import type { Table } from 'dexie';
import { MOST_ANSWERS_CALLED_RIGHT } from '../../domain/limits.ts';
import type { AnswerCalledRight } from '../../domain/records.ts';
import { isSameJson } from '../canonical-json.ts';
import { JOINED_VALUES, joinIn } from '../data-file/data-store.ts';
import { dataTables, type LearnerData, readLearnerData } from '../data-file/learner-data.ts';
import { type GameRow, KV, type LearnerTables, readValue } from '../database/learner-tables.ts';
import { readAnswersCalledRight } from '../database/read-records.ts';
import type { Saved } from '../learner/learner-store.ts';
import { allRequests, type RequestRow } from '../requests/request-rows.ts';
import type { Access } from '../writes/access.ts';
import type { Writing } from '../writes/write-transaction.ts';

/** All that a guest has on this device: what goes into a file of data, and what is under way. */
export interface Leavings {
  data: LearnerData;
  /** Games in the middle. */
  games: readonly GameRow[];
  /** What happened in games and classes, with the marks of what the memory has not learnt from. */
  events: readonly unknown[];
  requests: readonly RequestRow[];
  answersCalledRight: readonly AnswerCalledRight[];
}

/** How a guest's records go over into those of an account on the same device. */
export interface HandOver {
  /** Everything, as of one moment after which no tab writes here any more. The next opening takes that back. */
  sealAndRead(): Promise<Leavings>;
  /**
   * Takes over what a guest left, in one transaction; the same once more changes nothing. What is here stays.
   * @param join what becomes of the data; it may run a second time
   */
  adopt(guest: Leavings, join: (here: LearnerData, guest: LearnerData) => LearnerData): Saved;
}

export function createHandOver({ tables, read, write }: Access): HandOver {
  const { games, gameEvents, requests } = tables;

  async function keepWhatIsUnderWay(writing: Writing, guest: Leavings): Promise<void> {
    const here = readAnswersCalledRight(writing.value(KV.calledRight));
    const others = guest.answersCalledRight.filter((answer) => !here.some((own) => isSameJson(own, answer)));
    if (others.length > 0) {
      writing.put(KV.calledRight, [...others, ...here].slice(-MOST_ANSWERS_CALLED_RIGHT));
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
          return readLeavings(tables);
        }),
      ),
    adopt: (guest, join) =>
      write(
        {
          values: [...JOINED_VALUES, KV.calledRight],
          also: [...dataTables(tables), games, gameEvents, requests],
        },
        async (writing) => {
          await joinIn(writing, (here) => join(here, guest.data));
          await keepWhatIsUnderWay(writing, guest);
        },
      ),
  };
}

async function readLeavings(tables: LearnerTables): Promise<Leavings> {
  const [data, games, events, requests, called] = await Promise.all([
    readLearnerData(tables),
    tables.games.toArray(),
    tables.gameEvents.toArray(),
    allRequests(tables),
    readValue(tables, KV.calledRight),
  ]);
  return { data, games, events, requests, answersCalledRight: readAnswersCalledRight(called) };
}

/** Puts the rows that the table has nothing in the place of. */
async function putMissing<Row>(table: Table<Row, string>, rows: readonly Row[]): Promise<void> {
  const path = table.schema.primKey.keyPath;
  const keyOf = (row: Row) => String((row as Record<string, unknown>)[String(path)]);
  const known = await table.bulkGet(rows.map(keyOf));
  await table.bulkPut(rows.filter((_, index) => known[index] === undefined));
}
