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
import { type NewRequest, parseRequest, type RequestRow, toStoredRequest } from './request-rows.ts';
import { enqueueRequest, readAllRequests } from './request-table.ts';

/**
 * Requests that outlive the screen that made them. Screens and games enqueue and watch them, and the request
 * sender (`session/requests`) processes them. They never sync.
 */
export interface RequestStore {
  /** Every request that can be read, oldest first. */
  readRequests(): Promise<readonly RequestRow[]>;
  /** The requests with keys that begin with `prefix`, such as all of one game. */
  readRequestsByPrefix(prefix: string): Promise<readonly RequestRow[]>;
  /**
   * Enqueues a request, or retries the one under its key. Fails for an answer to a lesson that was deleted
   * while its page was open, because nothing could settle it.
   */
  enqueueRequest(request: NewRequest): SaveResult<RequestRow>;
  /** Cancels a request, if it is pending. */
  cancelRequest(key: string): SaveResult<unknown>;
  /** Deletes a request with a handled result; a pending one stays. */
  deleteRequest(key: string): SaveResult<unknown>;
  /** Marks the request as being sent, and returns it; `null` where it is not due, or does not exist. */
  beginAttempt(key: string, conditions: SendConditions): SaveResult<RequestRow | null>;
  /** Applies an event to a request; returns the new row, or `null` where there is none. */
  advanceRequest(key: string, event: RequestEvent): SaveResult<RequestRow | null>;
  /**
   * Calls `listener` now and after each change of the requests by any tab; returns a function that
   * unsubscribes.
   */
  watchRequests(listener: (rows: readonly RequestRow[]) => void): () => void;
}

/** The requests' part of the learner's store. */
export function createRequestStore({ tables, now, read, writeLocalOnly }: TableAccess): RequestStore {
  const { requests } = tables;

  /** Runs `work` with the row under the key, if there is one, in one transaction. */
  function withRow<Value>(key: string, work: (row: RequestRow) => Promise<Value>): SaveResult<Value | null> {
    return writeLocalOnly([requests], async () => {
      const row = parseRequest(await requests.get(key));
      return row && work(row);
    });
  }

  async function applyEvent(row: RequestRow, event: RequestEvent): Promise<RequestRow> {
    const next = { ...row, status: reduceRequest(row.status, event) };
    if (next.status !== row.status) await requests.put(toStoredRequest(next));
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
    cancelRequest: (key) => withRow(key, (row) => applyEvent(row, { type: 'cancelled' })),
    deleteRequest: (key) =>
      withRow(key, async ({ status }) => {
        if (!isRequestPending(status)) await requests.delete(key);
      }),
    beginAttempt: (key, conditions) =>
      withRow(key, async (row) =>
        computeSendDelayMs(row.status, conditions) <= 0 ? applyEvent(row, { type: 'sending-started' }) : null,
      ),
    advanceRequest: (key, event) => withRow(key, (row) => applyEvent(row, event)),
    watchRequests(listener) {
      const subscription = liveQuery(() => readAllRequests(tables)).subscribe({
        next: listener,
        error: (cause) => console.warn('Watching the requests failed:', cause),
      });
      return () => subscription.unsubscribe();
    },
  };
}
