import { expect, test } from 'vitest';
import type { RequestStatus } from '../../../src/domain/request-status.ts';
import {
  type AnswerRow,
  deriveSubmissionState,
  resolveIdempotencyKey,
  type SubmissionAttempt,
  type SubmissionState,
} from '../../../src/features/classroom/submission-state.ts';

const anAnswer = (life: RequestStatus): AnswerRow => ({
  kind: 'answer',
  key: 'first',
  lessonId: 'l1',
  answer: 'I went home.',
  at: 1,
  life,
});
const AWAITED: SubmissionAttempt = { status: 'awaiting', key: 'first' };
const ELSEWHERE: SubmissionAttempt = { status: 'none' };
const REFUSED = { phase: 'refused', why: 'new', message: 'No.' } as const;
const KEPT = { phase: 'waiting', why: 'offline', dueAt: 1, message: 'No way.' } as const;

test.each<[string, RequestStatus, SubmissionAttempt, SubmissionState]>([
  ['is being sent', { phase: 'sending', why: 'new' }, AWAITED, { status: 'sending', key: 'first' }],
  [
    'is still sent after a reload',
    { phase: 'sending', why: 'interrupted' },
    ELSEWHERE,
    { status: 'sending', key: 'first' },
  ],
  [
    'is kept, and why, to whoever handed it in',
    KEPT,
    AWAITED,
    { status: 'kept', waitsFor: 'online', message: 'No way.' },
  ],
  ['is kept, to whoever comes back', KEPT, ELSEWHERE, { status: 'kept', waitsFor: 'online' }],
  [
    'is kept while it is tried again',
    { phase: 'sending', why: 'offline' },
    ELSEWHERE,
    { status: 'kept', waitsFor: 'online' },
  ],
  ['failed', REFUSED, AWAITED, { status: 'stopped', message: 'No.' }],
  ['was refused later', REFUSED, ELSEWHERE, { status: 'refused', message: 'No.' }],
  ['was taken back', { phase: 'cancelled', why: 'new' }, AWAITED, { status: 'stopped' }],
  ['was taken back before', { phase: 'cancelled', why: 'new' }, ELSEWHERE, { status: 'idle' }],
  ['has its feedback', { phase: 'done', why: 'new', result: {} }, AWAITED, { status: 'answered' }],
  [
    'has feedback that could not be stored',
    { phase: 'unsaved', why: 'new', dueAt: 1, message: 'Full.', reply: { text: 'Good.' } },
    AWAITED,
    { status: 'answered', unsavedFeedback: { answer: 'I went home.', feedback: 'Good.', message: 'Full.' } },
  ],
])('an answer that %s is told as such', (_what, life, handover, told) => {
  expect(deriveSubmissionState(anAnswer(life), handover)).toEqual(told);
});

test('what a guard says comes before what became of an earlier answer', () => {
  const stopped: SubmissionAttempt = { status: 'stopped', message: 'Please log in to submit answers.' };
  expect(deriveSubmissionState(anAnswer(REFUSED), stopped)).toEqual(stopped);
});

test.each<[string, RequestStatus, string]>([
  ['I went home.', REFUSED, 'first'],
  ['I went home.', KEPT, 'first'],
  ['I went out.', REFUSED, 'new'],
  ['I went home.', { phase: 'done', why: 'new', result: {} }, 'new'],
])('%j after an answer that is %o goes out under the %s key', (answer, life, key) => {
  expect(resolveIdempotencyKey(anAnswer(life), answer, 'new')).toBe(key);
});
