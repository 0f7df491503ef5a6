import { liveQuery } from 'dexie';
import {
  computeSendDelayMs,
  isRequestPending,
  type RequestEvent,
  reduceRequest,
  type SendConditions,
} from '../../domain/request-status.ts';
import { type SaveResult, WriteRefusedError } from '../writes/save-result.ts';
import type { TableAccess } from '../writes/table-access.ts';
import { type NewRequest, parseRequest, type RequestRow } from './request-rows.ts';
import { enqueueRequest, readAllRequests } from './request-table.ts';

/**
 * What was asked for and outlives the screen that asked: rows of one table, which one sender works off
 * (`session/requests`). Screens and games put rows down and watch them. They stay on this device.
 */
export interface RequestStore {
  /** Every request that can be read, the one asked for first at the beginning. */
  readRequests(): Promise<readonly RequestRow[]>;
  /** The requests whose keys begin with `prefix`, such as all of one game. */
  readRequestsByPrefix(prefix: string): Promise<readonly RequestRow[]>;
  /**
   * Asks for something; under the key of a request that has not come, asks again. See `enqueueRequest`. Refuses an answer to a
   * lesson that is gone, as the oldest of too many, while its page was open: it would wait for ever.
   */
  enqueueRequest(request: NewRequest): SaveResult<RequestRow>;
  /** Cancels a request, if it is not over. */
  cancelRequest(key: string): SaveResult<unknown>;
  /** Whoever asked has taken note: forgets a request that is over. One that is not over stays. */
  deleteRequest(key: string): SaveResult<unknown>;
  /** The request as an attempt at it begins; `null` where that is not its turn, or there is none. */
  beginAttempt(key: string, moment: SendConditions): SaveResult<RequestRow | null>;
  /** One step of a request; the row after it, or `null` where there is none. */
  advanceRequest(key: string, event: RequestEvent): SaveResult<RequestRow | null>;
  /** Calls `listener` now and after each change of the requests, by any tab; returns the way to stop. */
  watchRequests(listener: (rows: readonly RequestRow[]) => void): () => void;
}

/** The requests' part of the learner's store. */
export function createRequestStore({ tables, now, read, writeLocalOnly }: TableAccess): RequestStore {
  const { requests } = tables;

  /** Does something with the row under the key, if there is one, in one transaction. */
  function withRow<Value>(key: string, work: (row: RequestRow) => Promise<Value>): SaveResult<Value | null> {
    return writeLocalOnly([requests], async () => {
      const row = parseRequest(await requests.get(key));
      return row && work(row);
    });
  }

  async function step(row: RequestRow, event: RequestEvent): Promise<RequestRow> {
    const next = { ...row, life: reduceRequest(row.life, event) };
    if (next.life !== row.life) await requests.put(next);
    return next;
  }

  return {
    readRequests: () => read(() => readAllRequests(tables)),
    readRequestsByPrefix: (prefix) =>
      read(async () => {
        const rows = await requests.where('key').startsWith(prefix).toArray();
        return rows.map(parseRequest).filter((row) => row !== null);
      }),
    enqueueRequest: (request) =>
      writeLocalOnly([requests, ...(request.kind === 'answer' ? [tables.lessons] : [])], async () => {
        if (request.kind === 'answer' && !(await tables.lessons.get(request.lessonId))) {
          throw new WriteRefusedError({ kind: 'missing-record' });
        }
        return enqueueRequest(tables, request, now());
      }),
    cancelRequest: (key) => withRow(key, (row) => step(row, { type: 'cancelled' })),
    deleteRequest: (key) =>
      withRow(key, async ({ life }) => {
        if (!isRequestPending(life)) await requests.delete(key);
      }),
    beginAttempt: (key, moment) =>
      withRow(key, async (row) =>
        computeSendDelayMs(row.life, moment) <= 0 ? step(row, { type: 'begun' }) : null,
      ),
    advanceRequest: (key, event) => withRow(key, (row) => step(row, event)),
    watchRequests(listener) {
      const subscription = liveQuery(() => readAllRequests(tables)).subscribe({
        next: listener,
        error: (cause) => console.warn('The requests can’t be watched:', cause),
      });
      return () => subscription.unsubscribe();
    },
  };
}
