import { expect, test } from 'vitest';
import type { RequestLife } from '../../../src/domain/request-life.ts';
import {
  type AnswerRow,
  answerKey,
  type Handover,
  type Submission,
  submissionOf,
} from '../../../src/features/classroom/submission-state.ts';

const anAnswer = (life: RequestLife): AnswerRow => ({
  kind: 'answer',
  key: 'first',
  lessonId: 'l1',
  answer: 'I went home.',
  at: 1,
  life,
});
const AWAITED: Handover = { phase: 'awaiting', key: 'first' };
const ELSEWHERE: Handover = { phase: 'none' };
const REFUSED = { phase: 'refused', why: 'new', message: 'No.' } as const;
const KEPT = { phase: 'waiting', why: 'offline', dueAt: 1, message: 'No way.' } as const;

test.each<[string, RequestLife, Handover, Submission]>([
  ['is being sent', { phase: 'sending', why: 'new' }, AWAITED, { phase: 'sending', key: 'first' }],
  [
    'is still sent after a reload',
    { phase: 'sending', why: 'interrupted' },
    ELSEWHERE,
    { phase: 'sending', key: 'first' },
  ],
  [
    'is kept, and why, to whoever handed it in',
    KEPT,
    AWAITED,
    { phase: 'kept', until: 'online', message: 'No way.' },
  ],
  ['is kept, to whoever comes back', KEPT, ELSEWHERE, { phase: 'kept', until: 'online' }],
  [
    'is kept while it is tried again',
    { phase: 'sending', why: 'offline' },
    ELSEWHERE,
    { phase: 'kept', until: 'online' },
  ],
  ['failed', REFUSED, AWAITED, { phase: 'stopped', message: 'No.' }],
  ['was refused later', REFUSED, ELSEWHERE, { phase: 'refused', message: 'No.' }],
  ['was taken back', { phase: 'cancelled', why: 'new' }, AWAITED, { phase: 'stopped' }],
  ['was taken back before', { phase: 'cancelled', why: 'new' }, ELSEWHERE, { phase: 'idle' }],
  ['has its feedback', { phase: 'done', why: 'new', result: {} }, AWAITED, { phase: 'answered' }],
  [
    'has feedback that could not be stored',
    { phase: 'unsaved', why: 'new', dueAt: 1, message: 'Full.', reply: { text: 'Good.' } },
    AWAITED,
    { phase: 'answered', unsaved: { answer: 'I went home.', feedback: 'Good.', message: 'Full.' } },
  ],
])('an answer that %s is told as such', (_what, life, handover, told) => {
  expect(submissionOf(anAnswer(life), handover)).toEqual(told);
});

test('what a guard says comes before what became of an earlier answer', () => {
  const stopped: Handover = { phase: 'stopped', message: 'Please log in to submit answers.' };
  expect(submissionOf(anAnswer(REFUSED), stopped)).toEqual(stopped);
});

test.each<[string, RequestLife, string]>([
  ['I went home.', REFUSED, 'first'],
  ['I went home.', KEPT, 'first'],
  ['I went out.', REFUSED, 'new'],
  ['I went home.', { phase: 'done', why: 'new', result: {} }, 'new'],
])('%j after an answer that is %o goes out under the %s key', (answer, life, key) => {
  expect(answerKey(anAnswer(life), answer, 'new')).toBe(key);
});
