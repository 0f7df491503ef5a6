import { describe, expect, test } from 'vitest';
import {
  attemptFor,
  type ClassAttempt,
  type Generation,
  readAttempt,
  reduceGeneration,
} from '../../../src/features/classroom/generation-state.ts';

const ATTEMPT: ClassAttempt = {
  key: 'first',
  localDate: '2026-03-01',
  request: {
    student_level: 'B1',
    skill_focus: 'Grammar',
    teacher: 'Maya',
    reason: 'travel',
    age: 25,
    module_lesson: 0,
    used_phrases: ['Hello.'],
    used_vocab: [],
  },
};
const WRITING: Generation = { phase: 'writing', attempt: ATTEMPT };

describe('asking for a class', () => {
  test('a second request while one is being written changes nothing', () => {
    const second = { ...ATTEMPT, key: 'second' };
    expect(reduceGeneration(WRITING, { type: 'requested', attempt: second })).toBe(WRITING);
  });

  test('an answer to another attempt changes nothing', () => {
    expect(reduceGeneration(WRITING, { type: 'failed', key: 'older', message: 'late' })).toBe(WRITING);
    expect(reduceGeneration(WRITING, { type: 'written', key: 'older' })).toBe(WRITING);
  });

  test('cancelling keeps the attempt and shows no error', () => {
    expect(reduceGeneration(WRITING, { type: 'cancelled' })).toEqual({ phase: 'stopped', attempt: ATTEMPT });
  });

  test('where the server was out of reach, the class can be written on the device', () => {
    const failed = { type: 'failed', key: 'first', message: 'No.', canWriteHere: true } as const;
    expect(reduceGeneration(WRITING, failed)).toMatchObject({ phase: 'stopped', canWriteHere: true });
  });

  test('a failure keeps the attempt and tells its message', () => {
    expect(reduceGeneration(WRITING, { type: 'failed', key: 'first', message: 'No.' })).toEqual({
      phase: 'stopped',
      attempt: ATTEMPT,
      message: 'No.',
    });
  });
});

describe('a class that was asked for before the page went away', () => {
  test('is offered, unless the learner has asked for something since', () => {
    const found = { type: 'found', attempt: ATTEMPT } as const;
    expect(reduceGeneration({ phase: 'idle' }, found)).toEqual({ phase: 'interrupted', attempt: ATTEMPT });
    expect(reduceGeneration(WRITING, found)).toBe(WRITING);
  });

  test('is read back as it was kept, on the same day', () => {
    expect(readAttempt(ATTEMPT, '2026-03-01')).toEqual(ATTEMPT);
    expect(readAttempt(ATTEMPT, '2026-03-02')).toBeNull();
    expect(readAttempt(undefined, '2026-03-01')).toBeNull();
    expect(readAttempt({ key: 'x' }, '2026-03-01')).toBeNull();
  });
});

describe('the key of an attempt', () => {
  const wish = { request: ATTEMPT.request, localDate: ATTEMPT.localDate };

  test('a first wish gets the new key', () => {
    expect(attemptFor(null, wish, 'new')).toEqual({ key: 'new', ...wish });
  });

  test('the same class asked for again is the same attempt, even when other words were used since', () => {
    const request = { ...ATTEMPT.request, used_phrases: ['Hello.', 'Good evening.'] };
    expect(attemptFor(ATTEMPT, { ...wish, request }, 'new')).toBe(ATTEMPT);
  });

  test.each([
    { student_level: 'B2' },
    { skill_focus: 'Speaking' },
    { teacher: 'Kenji' },
    { reason: 'business' },
    { age: 26 },
    { module_lesson: 1 },
  ] as const)('another choice is another attempt: %o', (change) => {
    const other = { ...wish, request: { ...ATTEMPT.request, ...change } };
    expect(attemptFor(ATTEMPT, other, 'new')).toEqual({ key: 'new', ...other });
  });

  test('another day is another attempt, because it spends another day’s credit', () => {
    const tomorrow = { ...wish, localDate: '2026-03-02' };
    expect(attemptFor(ATTEMPT, tomorrow, 'new').key).toBe('new');
  });
});
