import type { ApiFailure } from './api-failure.ts';
import { MESSAGES } from './messages.ts';
import { unreachable } from './result.ts';

/**
 * What to tell when the remaining classes could not be fetched (specification, section 8), or `null` for a
 * call that the learner cancelled.
 * @param cached the classes left by the local count
 */
export function creditsFailureMessage(failure: ApiFailure, cached: number): string | null {
  switch (failure.kind) {
    case 'limit':
      return MESSAGES.creditsLimit;
    case 'unauthenticated':
      return MESSAGES.creditsUnauthenticated;
    case 'not-found':
      return MESSAGES.creditsNotFound;
    case 'timeout':
      return MESSAGES.creditsTimeout(cached);
    case 'offline':
    case 'no-response':
      return MESSAGES.network;
    case 'busy':
    case 'refused':
    case 'malformed':
      return MESSAGES.creditsOther(cached);
    case 'cancelled':
      return null;
    default:
      return unreachable(failure);
  }
}

/** What to tell when no class came (specification, section 8), or `null` when the learner cancelled. */
export function generateFailureMessage(failure: ApiFailure): string | null {
  switch (failure.kind) {
    case 'limit':
      return MESSAGES.creditsLimit;
    case 'unauthenticated':
      return MESSAGES.generateUnauthenticated;
    case 'not-found':
      return MESSAGES.generateNotFound;
    case 'offline':
      return MESSAGES.network;
    case 'no-response':
      return MESSAGES.generateNoResponse;
    case 'busy':
    case 'refused':
      return failure.detail?.trim() || MESSAGES.generateRefused;
    case 'timeout':
    case 'malformed':
      return MESSAGES.generateFailed;
    case 'cancelled':
      return null;
    default:
      return unreachable(failure);
  }
}

/** What to tell when an answer got no feedback (specification, section 8), or `null` when cancelled. */
export function answerFailureMessage(failure: ApiFailure): string | null {
  switch (failure.kind) {
    case 'unauthenticated':
      return MESSAGES.answerUnauthenticated;
    case 'not-found':
      return MESSAGES.answerNotFound;
    case 'busy':
    case 'refused':
      return failure.detail?.trim() || MESSAGES.answerFailed;
    case 'limit':
    case 'offline':
    case 'no-response':
    case 'timeout':
    case 'malformed':
      return MESSAGES.answerFailed;
    case 'cancelled':
      return null;
    default:
      return unreachable(failure);
  }
}
