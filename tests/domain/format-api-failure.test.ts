import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../src/domain/api-failure.ts';
import {
  formatAnswerFailure,
  formatCreditsFailure,
  formatGenerateFailure,
} from '../../src/domain/format-api-failure.ts';

const DETAIL: ApiFailure = { kind: 'refused', status: 422, detail: 'Choose another skill.' };
const NO_DETAIL: ApiFailure = { kind: 'refused', status: 500 };
const BLANK_DETAIL: ApiFailure = { kind: 'refused', status: 500, detail: ' ' };

describe('when the remaining classes can’t be fetched', () => {
  const CACHED =
    'Failed to fetch remaining lessons. Using cached credits: 3. Check ad blockers or network settings.';
  test.each<[ApiFailure, string | null]>([
    [{ kind: 'limit' }, "You've reached your daily lesson limit (5). Try again tomorrow!"],
    [{ kind: 'unauthenticated' }, 'Please log in to check remaining lessons.'],
    [{ kind: 'not-found' }, 'Credits endpoint not found. Contact support.'],
    [{ kind: 'timeout' }, 'Request timed out. Using cached credits: 3'],
    [{ kind: 'offline' }, 'Network error: Check your internet connection or ad blockers.'],
    [{ kind: 'no-response' }, 'Network error: Check your internet connection or ad blockers.'],
    [NO_DETAIL, CACHED],
    [{ kind: 'malformed' }, CACHED],
    [{ kind: 'cancelled' }, null],
    [{ kind: 'busy', retryAfterMs: 3000 }, CACHED],
    [
      { kind: 'busy', retryAfterMs: 3000, detail: 'Too many requests. Try again in 3 s.' },
      'Too many requests. Try again in 3 s.',
    ],
  ])('%j is told as %j', (failure, message) => {
    expect(formatCreditsFailure(failure, 3)).toBe(message);
  });
});

describe('when no class comes', () => {
  test.each<[ApiFailure, string | null]>([
    [{ kind: 'limit' }, "You've reached your daily lesson limit (5). Try again tomorrow!"],
    [{ kind: 'unauthenticated' }, 'Please log in to generate lessons.'],
    [{ kind: 'not-found' }, 'Lesson generation endpoint not found. Contact support.'],
    [{ kind: 'timeout' }, 'Failed to generate class. Please try again.'],
    [{ kind: 'malformed' }, 'Failed to generate class. Please try again.'],
    [{ kind: 'offline' }, 'Network error: Check your internet connection or ad blockers.'],
    [
      { kind: 'no-response' },
      'CORS error: Backend not allowing requests. Contact support or check ad blockers.',
    ],
    [DETAIL, 'Choose another skill.'],
    [NO_DETAIL, 'Error generating class. Check ad blockers or network settings.'],
    [BLANK_DETAIL, 'Error generating class. Check ad blockers or network settings.'],
    [{ kind: 'cancelled' }, null],
  ])('%j is told as %j', (failure, message) => {
    expect(formatGenerateFailure(failure)).toBe(message);
  });
});

describe('when an answer gets no feedback', () => {
  const FALLBACK = 'Failed to submit answer. Check ad blockers or network settings.';
  test.each<[ApiFailure, string | null]>([
    [{ kind: 'unauthenticated' }, 'Please log in to submit answers.'],
    [{ kind: 'not-found' }, 'Answer submission endpoint not found. Contact support.'],
    [DETAIL, 'Choose another skill.'],
    [NO_DETAIL, FALLBACK],
    [{ kind: 'limit' }, FALLBACK],
    [{ kind: 'timeout' }, FALLBACK],
    [{ kind: 'offline' }, FALLBACK],
    [{ kind: 'no-response' }, FALLBACK],
    [{ kind: 'malformed' }, FALLBACK],
    [{ kind: 'cancelled' }, null],
  ])('%j is told as %j', (failure, message) => {
    expect(formatAnswerFailure(failure)).toBe(message);
  });
});
