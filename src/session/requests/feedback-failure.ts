import { type ApiFailure, isServerUnreachable } from '../../domain/api-failure.ts';
import { formatAnswerFailure } from '../../domain/format-api-failure.ts';
import type { RequestEvent, RequestStatus } from '../../domain/request-status.ts';
import { MAX_RETRY_DELAY_MS, RETRY_DELAY_MS } from '../../domain/retry-delays.ts';

/** Statuses for a text that the server would refuse again: malformed, too large, unprocessable. */
const FINAL_STATUSES: readonly number[] = [400, 413, 422];

/**
 * The event for a submitted text without feedback; `null` when it was cancelled. It is postponed when the
 * server is unreachable, busy or failing. Other failures are shown for a new request, and retried later for a
 * postponed one.
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
    // Without a message: the screen itself says that it waits for a connection.
    return { type: 'postponed', why: 'offline', retryAt, ...(failure.kind === 'offline' ? {} : { message }) };
  }
  if (failure.kind === 'busy') {
    const wait = Math.min(Math.max(failure.retryAfterMs, RETRY_DELAY_MS), MAX_RETRY_DELAY_MS);
    return { type: 'postponed', why: 'failed', retryAt: now + wait, message };
  }
  if (isServerError(failure)) return { type: 'postponed', why: 'failed', retryAt, message };
  if (why === 'new' || isFinal(failure)) return { type: 'refused', message };
  return { type: 'postponed', why: 'failed', retryAt };
}

/** A failure of the server, not of the text. */
function isServerError(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && failure.status >= 500;
}

function isFinal(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && FINAL_STATUSES.includes(failure.status);
}
