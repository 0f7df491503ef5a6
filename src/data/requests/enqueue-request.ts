import { isRequestPending, NEW_REQUEST, reduceRequest } from '../../domain/request-status.ts';
import type { LearnerTables } from '../database/learner-tables.ts';
import {
  filterRequests,
  type NewRequest,
  parseRequest,
  type RequestRow,
  readAllRequests,
} from './request-rows.ts';

/**
 * Puts a request down inside the caller's transaction, which must span the table `requests`. Asking again for what
 * is being sent, or is done, changes nothing. A later answer takes the place of an earlier one to the same lesson. A
 * class takes that of those which have ended; one that is still on its way stays, and of one that ended without a class
 * it is looked up whether the server has written it.
 * @param at milliseconds since the epoch
 */
export async function enqueueRequest(
  tables: LearnerTables,
  request: NewRequest,
  at: number,
): Promise<RequestRow> {
  const { requests } = tables;
  const known = parseRequest(await requests.get(request.key));
  const life = known ? reduceRequest(known.life, { type: 'requested' }) : NEW_REQUEST;
  if (known && life === known.life) return known;
  const row: RequestRow = { ...request, at: known?.at ?? at, life };
  const outdated = (await readAllRequests(tables)).filter((other) => isOutdatedBy(row, other));
  const left = outdated.filter(({ kind }) => kind === 'class').map(leave);
  await requests.bulkDelete(outdated.map(({ key }) => key));
  await requests.bulkPut([row, ...left.filter(({ life: { phase } }) => phase === 'waiting')]);
  return row;
}

function leave(row: RequestRow): RequestRow {
  return { ...row, life: reduceRequest(row.life, { type: 'superseded' }) };
}

function isOutdatedBy(row: RequestRow, other: RequestRow): boolean {
  if (row.key === other.key) return false;
  if (row.kind === 'answer') return other.kind === 'answer' && row.lessonId === other.lessonId;
  return (
    row.kind === 'class' &&
    filterRequests([other], 'class').some((before) => isForgotten(before, row.localDate))
  );
}

/** A class that came before the learner's eyes, or that the learner cancelled; what was interrupted, with its day. */
function isForgotten({ life, localDate }: { life: RequestRow['life']; localDate: string }, today: string) {
  if (isRequestPending(life)) return false;
  if (life.phase === 'done') return life.why === 'new';
  return life.phase === 'cancelled' || life.why === 'new' || localDate !== today;
}
