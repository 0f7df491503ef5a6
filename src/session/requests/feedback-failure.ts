import { type ApiFailure, isServerUnreachable } from '../../domain/api-failure.ts';
import { formatAnswerFailure } from '../../domain/api-messages.ts';
import {
  MAX_RETRY_DELAY_MS,
  RETRY_DELAY_MS,
  type RequestEvent,
  type RequestStatus,
} from '../../domain/request-status.ts';

/** What a server says of a text that it would refuse again: not well formed, too large, not acceptable. */
const FINAL_STATUSES: readonly number[] = [400, 413, 422];

/**
 * What becomes of a text that was handed in and got no feedback; `null` when it was cancelled. Out of reach,
 * it waits; so it does for a server that asked for patience, or failed. Whatever else fails is told to a
 * learner who has just handed it in (`new`), and tried again later for one who has been promised that it will
 * be checked.
 * @param now milliseconds since the epoch
 */
export function mapFeedbackFailure(
  failure: ApiFailure,
  { why }: RequestStatus,
  now: number,
): RequestEvent | null {
  const message = formatAnswerFailure(failure);
  if (message === null) return null;
  const retryAt = now + RETRY_DELAY_MS;
  if (isServerUnreachable(failure)) {
    // That it waits for a connection the screen says by itself.
    return { type: 'postponed', why: 'offline', retryAt, ...(failure.kind === 'offline' ? {} : { message }) };
  }
  if (failure.kind === 'busy') {
    const wait = Math.min(Math.max(failure.retryAfterMs, RETRY_DELAY_MS), MAX_RETRY_DELAY_MS);
    return { type: 'postponed', why: 'failed', retryAt: now + wait, message };
  }
  if (isOfTheServer(failure)) return { type: 'postponed', why: 'failed', retryAt, message };
  if (why === 'new' || isFinal(failure)) return { type: 'refused', message };
  return { type: 'postponed', why: 'failed', retryAt };
}

/** The server broke down over it, which says nothing of the text. */
function isOfTheServer(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && failure.status >= 500;
}

function isFinal(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && FINAL_STATUSES.includes(failure.status);
}
