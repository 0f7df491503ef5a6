import { describe, expect, test } from 'vitest';
import { formatAnswerText } from '../../../src/features/classroom/answer-text.ts';
import { parseNumberedAnswers } from '../../../src/feedback/marking/numbered-answers.ts';

/**
 * The index of the last task in the answers below. Answers have the index of an exercise; texts number from
 * 1.
 */
const LAST_TASK = 2;

/**
 * Parses the submitted answers as the server does: exercise, item, text. Needs none of the class's exercises.
 */
function parseSubmitted(exercises: Record<string, string>) {
  return parseNumberedAnswers(formatAnswerText('My day was long.', exercises), []).map(
    ({ exercise, item, given }) => [exercise, item, given],
  );
}

describe('the submitted answer', () => {
  test('is the unchanged notes when no exercise has an answer', () => {
    expect(formatAnswerText('  My day.\n', { 0: '', 1: '   ' })).toBe('  My day.\n');
  });

  test('lists the answered exercises below the notes, by the numbers they have in the plan', () => {
    expect(formatAnswerText('My day.\n', { 10: 'k', 2: 'has gone', 0: 'went' })).toBe(
      'My day.\n\nExercise answers:\n1. went\n3. has gone\n11. k',
    );
  });

  test('contains the last task once when the notes have its text', () => {
    expect(formatAnswerText('Dear hotel,', { 0: 'went', 2: 'Dear hotel, ' }, LAST_TASK)).toBe(
      'Dear hotel,\n\nExercise answers:\n1. went',
    );
  });

  test('contains the notes and the last task when the notes have another text', () => {
    expect(formatAnswerText('went', { 0: 'went', 2: 'Dear hotel,' }, LAST_TASK)).toBe(
      'went\n\nExercise answers:\n1. went\n3. Dear hotel,',
    );
  });

  test('is parsed by the feedback as one answer per exercise', () => {
    expect(parseSubmitted({ 10: 'k', 2: 'has gone', 0: 'went' })).toEqual([
      [1, 1, 'went'],
      [3, 1, 'has gone'],
      [11, 1, 'k'],
    ]);
  });

  test('is parsed with the lines of an answer as items of its exercise, not as other exercises', () => {
    expect(parseSubmitted({ 0: 'went\n\ngone', 4: '1. went\n2) gone\n3. going' })).toEqual([
      [1, 1, 'went'],
      [1, 2, 'gone'],
      [5, 1, 'went'],
      [5, 2, 'gone'],
      [5, 3, 'going'],
    ]);
  });
});
