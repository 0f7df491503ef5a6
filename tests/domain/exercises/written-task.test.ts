import { describe, expect, test } from 'vitest';
import { findWrittenTask, isSpokenExercise } from '../../../src/domain/exercises/written-task.ts';
import type { Exercise } from '../../../src/domain/lesson-plan.ts';

const KEYED: Exercise = {
  prompt: 'Choose.\n(1) I (am / is) here.\n(2) He (am / is) here.',
  key: ['am', 'is'],
};
const LETTER: Exercise = { prompt: 'Write a letter to the hotel. (60–80 words)' };
const GAP: Exercise = { prompt: 'Complete it: Turn ____ at the corner.' };

describe('the written task of a class', () => {
  test('is the last exercise, if it asks for a text', () => {
    expect(findWrittenTask({ exercises: [KEYED, LETTER] }, 'Grammar')).toBe(1);
  });

  test.each([
    ['the last one asks for words', [LETTER, GAP], 'Grammar'],
    ['the last one has a key', [LETTER, KEYED], 'Grammar'],
    ['it is said', [KEYED, LETTER], 'Speaking'],
    ['there are no exercises', [], 'Writing'],
  ] as const)('is none where %s', (_, exercises, skill) => {
    expect(findWrittenTask({ exercises }, skill)).toBeUndefined();
  });
});

describe('an exercise is done aloud', () => {
  test.each([
    'Excuse me, is this seat free?\nListen and say it three times: slowly, then fast, then with a smile.',
    'You are in your favourite shop. Say what you would like.',
    'What is your opinion on getting up early?',
  ])('in Speaking, if it asks for nothing written: %s', (prompt) => {
    expect(isSpokenExercise({ prompt }, 'Speaking')).toBe(true);
    expect(isSpokenExercise({ prompt }, 'Grammar')).toBe(false);
  });

  test.each([
    { prompt: 'Write a short conversation. Read it aloud in two voices.' },
    { prompt: 'Make it polite.\n(1) Give me a pen.\n(2) I want two apples.' },
    KEYED,
  ])('only without items, a key or something to write: %#', (exercise) => {
    expect(isSpokenExercise(exercise, 'Speaking')).toBe(false);
  });
});
