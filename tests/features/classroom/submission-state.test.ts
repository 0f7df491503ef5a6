import { expect, test } from 'vitest';
import type { RequestStatus } from '../../../src/domain/request-status.ts';
import {
  type AnswerRow,
  deriveSubmissionState,
  resolveIdempotencyKey,
  type SubmissionAttempt,
  type SubmissionState,
} from '../../../src/features/classroom/submission-state.ts';

const createAnswerRow = (status: RequestStatus): AnswerRow => ({
  kind: 'answer',
  key: 'first',
  lessonId: 'l1',
  answer: 'I went home.',
  enqueuedAt: 1,
  status,
});
const AWAITED: SubmissionAttempt = { status: 'awaiting', key: 'first' };
const NOT_AWAITED: SubmissionAttempt = { status: 'idle' };
const REFUSED = { phase: 'refused', why: 'new', message: 'No.' } as const;
const QUEUED = { phase: 'waiting', why: 'offline', dueAt: 1, message: 'No way.' } as const;

test.each<[string, RequestStatus, SubmissionAttempt, SubmissionState]>([
  ['is being sent', { phase: 'sending', why: 'new' }, AWAITED, { status: 'sending', key: 'first' }],
  [
    'is still sent after a reload',
    { phase: 'sending', why: 'interrupted' },
    NOT_AWAITED,
    { status: 'sending', key: 'first' },
  ],
  [
    'is queued on the visit that submitted it',
    QUEUED,
    AWAITED,
    { status: 'queued', waitsFor: 'online', message: 'No way.' },
  ],
  ['is queued on a later visit', QUEUED, NOT_AWAITED, { status: 'queued', waitsFor: 'online' }],
  [
    'is queued while it is retried',
    { phase: 'sending', why: 'offline' },
    NOT_AWAITED,
    { status: 'queued', waitsFor: 'online' },
  ],
  ['failed', REFUSED, AWAITED, { status: 'stopped', message: 'No.' }],
  ['was refused on a later visit', REFUSED, NOT_AWAITED, { status: 'refused', message: 'No.' }],
  ['was cancelled', { phase: 'cancelled', why: 'new' }, AWAITED, { status: 'stopped' }],
  ['was cancelled on an earlier visit', { phase: 'cancelled', why: 'new' }, NOT_AWAITED, { status: 'idle' }],
  ['has its feedback', { phase: 'done', why: 'new', result: {} }, AWAITED, { status: 'answered' }],
  [
    'has feedback that could not be stored',
    { phase: 'unsaved', why: 'new', dueAt: 1, message: 'Full.', reply: { text: 'Good.' } },
    AWAITED,
    { status: 'answered', unsavedFeedback: { answer: 'I went home.', feedback: 'Good.', message: 'Full.' } },
  ],
])('an answer that %s has the matching state', (_what, status, attempt, state) => {
  expect(deriveSubmissionState(createAnswerRow(status), attempt)).toEqual(state);
});

test('a failed precondition hides the state of an earlier answer', () => {
  const stopped: SubmissionAttempt = { status: 'stopped', message: 'Please log in to submit answers.' };
  expect(deriveSubmissionState(createAnswerRow(REFUSED), stopped)).toEqual(stopped);
});

test.each<[string, RequestStatus, string]>([
  ['I went home.', REFUSED, 'first'],
  ['I went home.', QUEUED, 'first'],
  ['I went out.', REFUSED, 'new'],
  ['I went home.', { phase: 'done', why: 'new', result: {} }, 'new'],
])('%j after an answer that is %o is sent with the %s key', (answer, status, key) => {
  expect(resolveIdempotencyKey(createAnswerRow(status), answer, 'new')).toBe(key);
});
