import { liveQuery } from 'dexie';
import {
  isLive,
  type Moment,
  msUntilTurn,
  type RequestEvent,
  reduceLife,
} from '../../domain/request-life.ts';
import type { Saved } from '../learner/learner-store.ts';
import type { Access } from '../writes/access.ts';
import { Refusal } from '../writes/write-transaction.ts';
import { askIn } from './ask-request.ts';
import { allRequests, type NewRequest, type RequestRow, readRequest } from './request-rows.ts';

/**
 * What was asked for and outlives the screen that asked: rows of one table, which one sender works off
 * (`session/requests`). Screens and games put rows down and watch them. They stay on this device.
 */
export interface RequestStore {
  /** Every request that can be read, the one asked for first at the beginning. */
  requests(): Promise<readonly RequestRow[]>;
  /** The requests whose keys begin with `prefix`, such as all of one game. */
  repliesFor(prefix: string): Promise<readonly RequestRow[]>;
  /**
   * Asks for something; under the key of a request that has not come, asks again. See `askIn`. Refuses an answer to a
   * lesson that is gone, as the oldest of too many, while its page was open: it would wait for ever.
   */
  ask(request: NewRequest): Saved<RequestRow>;
  /** Cancels a request, if it is not over. */
  cancelRequest(key: string): Saved<unknown>;
  /** Whoever asked has taken note: forgets a request that is over. One that is not over stays. */
  forget(key: string): Saved<unknown>;
  /** The request as an attempt at it begins; `null` where that is not its turn, or there is none. */
  begin(key: string, moment: Moment): Saved<RequestRow | null>;
  /** One step of a request; the row after it, or `null` where there is none. */
  advance(key: string, event: RequestEvent): Saved<RequestRow | null>;
  /** Calls `listener` now and after each change of the requests, by any tab; returns the way to stop. */
  watchRequests(listener: (rows: readonly RequestRow[]) => void): () => void;
}

/** The requests' part of the learner's store. */
export function createRequestStore({ tables, now, read, keep }: Access): RequestStore {
  const { requests } = tables;

  /** Does something with the row under the key, if there is one, in one transaction. */
  function withRow<Value>(key: string, work: (row: RequestRow) => Promise<Value>): Saved<Value | null> {
    return keep([requests], async () => {
      const row = readRequest(await requests.get(key));
      return row && work(row);
    });
  }

  async function step(row: RequestRow, event: RequestEvent): Promise<RequestRow> {
    const next = { ...row, life: reduceLife(row.life, event) };
    if (next.life !== row.life) await requests.put(next);
    return next;
  }

  return {
    requests: () => read(() => allRequests(tables)),
    repliesFor: (prefix) =>
      read(async () => {
        const rows = await requests.where('key').startsWith(prefix).toArray();
        return rows.map(readRequest).filter((row) => row !== null);
      }),
    ask: (request) =>
      keep([requests, ...(request.kind === 'answer' ? [tables.lessons] : [])], async () => {
        if (request.kind === 'answer' && !(await tables.lessons.get(request.lessonId))) {
          throw new Refusal({ kind: 'missing-record' });
        }
        return askIn(tables, request, now());
      }),
    cancelRequest: (key) => withRow(key, (row) => step(row, { type: 'cancelled' })),
    forget: (key) =>
      withRow(key, async ({ life }) => {
        if (!isLive(life)) await requests.delete(key);
      }),
    begin: (key, moment) =>
      withRow(key, async (row) => (msUntilTurn(row.life, moment) <= 0 ? step(row, { type: 'begun' }) : null)),
    advance: (key, event) => withRow(key, (row) => step(row, event)),
    watchRequests(listener) {
      const subscription = liveQuery(() => allRequests(tables)).subscribe({
        next: listener,
        error: (cause) => console.warn('The requests can’t be watched:', cause),
      });
      return () => subscription.unsubscribe();
    },
  };
}
