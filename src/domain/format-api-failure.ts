import type { ApiFailure } from './api-failure.ts';
import { MESSAGES } from './messages.ts';

type FailureTexts = Record<ApiFailure['kind'], string | null>;

/**
 * The message when the remaining classes could not be fetched (specification, section 8); `null` if the
 * learner cancelled the call.
 * @param cached the classes left by the local count
 */
export function formatCreditsFailure(failure: ApiFailure, cached: number): string | null {
  const texts: FailureTexts = {
    limit: MESSAGES.creditsLimit,
    unauthenticated: MESSAGES.creditsUnauthenticated,
    'not-found': MESSAGES.creditsNotFound,
    timeout: MESSAGES.creditsTimeout(cached),
    offline: MESSAGES.networkError,
    'no-response': MESSAGES.networkError,
    busy: getServerDetail(failure) ?? MESSAGES.creditsOther(cached),
    refused: MESSAGES.creditsOther(cached),
    malformed: MESSAGES.creditsOther(cached),
    cancelled: null,
  };
  return texts[failure.kind];
}

/** The message when no class came (specification, section 8); `null` if the learner cancelled. */
export function formatGenerateFailure(failure: ApiFailure): string | null {
  return getServerDetail(failure) ?? CLASS_FAILURE_TEXTS[failure.kind];
}

const CLASS_FAILURE_TEXTS: FailureTexts = {
  limit: MESSAGES.creditsLimit,
  unauthenticated: MESSAGES.generateUnauthenticated,
  'not-found': MESSAGES.generateNotFound,
  timeout: MESSAGES.generateFailed,
  offline: MESSAGES.networkError,
  'no-response': MESSAGES.generateNoResponse,
  busy: MESSAGES.generateRefused,
  refused: MESSAGES.generateRefused,
  malformed: MESSAGES.generateFailed,
  cancelled: null,
};

/** The message when an answer got no feedback (specification, section 8); `null` if cancelled. */
export function formatAnswerFailure(failure: ApiFailure): string | null {
  return getServerDetail(failure) ?? ANSWER_FAILURE_TEXTS[failure.kind];
}

const ANSWER_FAILURE_TEXTS: FailureTexts = {
  limit: MESSAGES.answerFailed,
  unauthenticated: MESSAGES.answerUnauthenticated,
  'not-found': MESSAGES.answerNotFound,
  timeout: MESSAGES.answerFailed,
  offline: MESSAGES.answerFailed,
  'no-response': MESSAGES.answerFailed,
  busy: MESSAGES.answerFailed,
  refused: MESSAGES.answerFailed,
  malformed: MESSAGES.answerFailed,
  cancelled: null,
};

/** The server's own reason for a refusal or a delay. */
function getServerDetail(failure: ApiFailure): string | null {
  return ('detail' in failure && failure.detail?.trim()) || null;
}
