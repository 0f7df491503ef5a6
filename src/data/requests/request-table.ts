import { isFirstAttempt, isRequestPending, NEW_REQUEST, reduceRequest } from '../../domain/request-status.ts';
import type { LearnerTables } from '../database/learner-tables.ts';
import {
  filterRequests,
  type NewRequest,
  parseRequest,
  type RequestRow,
  toStoredRequest,
} from './request-rows.ts';

/*
 * The table of requests, for callers that run inside a transaction of their own.
 */

/** Every request that can be read, oldest first. */
export async function readAllRequests({ requests }: LearnerTables): Promise<readonly RequestRow[]> {
  const rows = (await requests.toArray()).map(parseRequest).filter((row) => row !== null);
  return rows.sort((a, b) => a.enqueuedAt - b.enqueuedAt);
}

/** The lessons with an answer whose result the learner has not seen; they are kept, however old they are. */
export async function readLessonIdsToKeep(tables: LearnerTables): Promise<ReadonlySet<string>> {
  const answers = filterRequests(await readAllRequests(tables), 'answer');
  return new Set(
    answers.filter(({ status }) => status.phase !== 'cancelled').map(({ lessonId }) => lessonId),
  );
}

/**
 * Stores a request. Enqueuing one again that is being sent, or is done, changes nothing. A later answer
 * replaces an earlier one to the same lesson; a class replaces those that have ended, and leaves a pending
 * one. For a class that ended without a reply, the sender later asks whether the server has written it.
 * @param at milliseconds since the epoch
 */
export async function enqueueRequest(
  tables: LearnerTables,
  request: NewRequest,
  at: number,
): Promise<RequestRow> {
  const { requests } = tables;
  const existing = parseRequest(await requests.get(request.key));
  const status = existing ? reduceRequest(existing.status, { type: 'requested' }) : NEW_REQUEST;
  if (existing && status === existing.status) return existing;
  const row: RequestRow = { ...request, enqueuedAt: existing?.enqueuedAt ?? at, status };
  const replaced = (await readAllRequests(tables)).filter((other) => isReplacedBy(row, other));
  const superseded = replaced.filter(({ kind }) => kind === 'class').map(supersede);
  await requests.bulkDelete(replaced.map(({ key }) => key));
  const awaited = superseded.filter(({ status: { phase } }) => phase === 'waiting');
  await requests.bulkPut([row, ...awaited].map(toStoredRequest));
  return row;
}

function supersede(row: RequestRow): RequestRow {
  return { ...row, status: reduceRequest(row.status, { type: 'superseded' }) };
}

function isReplacedBy(row: RequestRow, other: RequestRow): boolean {
  if (row.key === other.key) return false;
  if (row.kind === 'answer') return other.kind === 'answer' && row.lessonId === other.lessonId;
  return (
    row.kind === 'class' &&
    filterRequests([other], 'class').some((before) => isReplaceableClass(before, row.localDate))
  );
}

/** A class that the learner has seen or cancelled; an interrupted one only once its day is over. */
function isReplaceableClass(
  { status, localDate }: { status: RequestRow['status']; localDate: string },
  today: string,
): boolean {
  if (isRequestPending(status)) return false;
  if (status.phase === 'done') return isFirstAttempt(status);
  return status.phase === 'cancelled' || isFirstAttempt(status) || localDate !== today;
}
