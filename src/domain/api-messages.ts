import type { ApiFailure } from './api-failure.ts';
import { MESSAGES } from './messages.ts';

type Texts = Record<ApiFailure['kind'], string | null>;

/**
 * What to tell when the remaining classes could not be fetched (specification, section 8), or `null` for a
 * call that the learner cancelled.
 * @param cached the classes left by the local count
 */
export function formatCreditsFailure({ kind }: ApiFailure, cached: number): string | null {
  const texts: Texts = {
    limit: MESSAGES.creditsLimit,
    unauthenticated: MESSAGES.creditsUnauthenticated,
    'not-found': MESSAGES.creditsNotFound,
    timeout: MESSAGES.creditsTimeout(cached),
    offline: MESSAGES.networkError,
    'no-response': MESSAGES.networkError,
    busy: MESSAGES.creditsOther(cached),
    refused: MESSAGES.creditsOther(cached),
    malformed: MESSAGES.creditsOther(cached),
    cancelled: null,
  };
  return texts[kind];
}

/** What to tell when no class came (specification, section 8), or `null` when the learner cancelled. */
export function formatGenerateFailure(failure: ApiFailure): string | null {
  return getServerDetail(failure) ?? NO_CLASS[failure.kind];
}

const NO_CLASS: Texts = {
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

/** What to tell when an answer got no feedback (specification, section 8), or `null` when cancelled. */
export function formatAnswerFailure(failure: ApiFailure): string | null {
  return getServerDetail(failure) ?? NO_FEEDBACK[failure.kind];
}

const NO_FEEDBACK: Texts = {
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

/** The server's own reason for a refusal, or for asking for patience. */
function getServerDetail(failure: ApiFailure): string | null {
  return ('detail' in failure && failure.detail?.trim()) || null;
}
