import { liveQuery } from 'dexie';
import { isLive, NEW_LIFE, type RequestEvent, reduceLife } from '../../domain/request-life.ts';
import type { LearnerTables } from '../database/learner-tables.ts';
import type { Saved } from '../learner/learner-store.ts';
import type { Access } from '../writes/access.ts';
import { Refusal } from '../writes/write-transaction.ts';
import { allRequests, type NewRequest, type RequestRow, readRequest, requestsOf } from './request-rows.ts';

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
  cancelRequest(key: string): Saved;
  /** Whoever asked has taken note: forgets a request that is over. One that is not over stays. */
  forget(key: string): Saved;
  /** One step of a request; the row after it, or `null` where there is none. */
  advance(key: string, event: RequestEvent): Saved<RequestRow | null>;
  /** Calls `listener` now and after each change of the requests, by any tab; returns the way to stop. */
  watchRequests(listener: (rows: readonly RequestRow[]) => void): () => void;
}

/**
 * Puts a request down inside the caller's transaction, which must span the table `requests`. Asking again for what
 * is being sent, or is done, changes nothing. A later answer takes the place of an earlier one to the same lesson. A
 * class takes that of those which have ended; one that is still on its way stays, and of one that ended without a class
 * it is looked up whether the server has written it.
 * @param at milliseconds since the epoch
 */
export async function askIn(tables: LearnerTables, request: NewRequest, at: number): Promise<RequestRow> {
  const { requests } = tables;
  const known = readRequest(await requests.get(request.key));
  const life = known ? reduceLife(known.life, { type: 'asked' }) : NEW_LIFE;
  if (known && life === known.life) return known;
  const row: RequestRow = { ...request, at: known?.at ?? at, life };
  const outdated = (await allRequests(tables)).filter((other) => isOutdatedBy(row, other));
  const left = outdated.filter(({ kind }) => kind === 'class').map(leave);
  await requests.bulkDelete(outdated.map(({ key }) => key));
  await requests.bulkPut([row, ...left.filter(({ life: { phase } }) => phase === 'waiting')]);
  return row;
}

function leave(row: RequestRow): RequestRow {
  return { ...row, life: reduceLife(row.life, { type: 'left' }) };
}

function isOutdatedBy(row: RequestRow, other: RequestRow): boolean {
  if (row.key === other.key) return false;
  if (row.kind === 'answer') return other.kind === 'answer' && row.lessonId === other.lessonId;
  return (
    row.kind === 'class' && requestsOf([other], 'class').some((before) => isForgotten(before, row.localDate))
  );
}

/** A class that came before the learner's eyes, or that the learner cancelled; what was interrupted, with its day. */
function isForgotten({ life, localDate }: { life: RequestRow['life']; localDate: string }, today: string) {
  if (isLive(life)) return false;
  if (life.phase === 'done') return life.why === 'new';
  return life.phase === 'cancelled' || life.why === 'new' || localDate !== today;
}

/** The requests' part of the learner's store. */
export function createRequestStore({ tables, now, read, keep }: Access): RequestStore {
  const { requests } = tables;
  const change = <Value>(work: () => Promise<Value>) => keep([requests], work);

  async function advance(key: string, event: RequestEvent): Promise<RequestRow | null> {
    const row = readRequest(await requests.get(key));
    if (!row) return null;
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
    cancelRequest: (key) =>
      change(async () => {
        await advance(key, { type: 'cancelled' });
      }),
    forget: (key) =>
      change(async () => {
        const row = readRequest(await requests.get(key));
        if (row && !isLive(row.life)) await requests.delete(key);
      }),
    advance: (key, event) => change(() => advance(key, event)),
    watchRequests(listener) {
      const subscription = liveQuery(() => allRequests(tables)).subscribe({
        next: listener,
        error: (cause) => console.warn('The requests can’t be watched:', cause),
      });
      return () => subscription.unsubscribe();
    },
  };
}
