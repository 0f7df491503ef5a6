import { describe, expect, test } from 'vitest';
import {
  attemptFor,
  type ClassAttempt,
  type Generation,
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

  test('a failure keeps the attempt and tells its message', () => {
    expect(reduceGeneration(WRITING, { type: 'failed', key: 'first', message: 'No.' })).toEqual({
      phase: 'stopped',
      attempt: ATTEMPT,
      message: 'No.',
    });
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
