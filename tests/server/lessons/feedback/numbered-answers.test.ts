import { describe, expect, test } from 'vitest';
import { checkItems, numberedAnswers } from '../../../../server/lessons/feedback/numbered-answers.ts';
import { A_PLAN } from './a-plan.ts';

const found = (text: string) =>
  numberedAnswers(text).map(({ exercise, item, given }) => [exercise, item, given]);
const checked = (text: string) =>
  checkItems(numberedAnswers(text), A_PLAN.exercises).map(({ label, isRight }) => [label, isRight]);

describe('numbered answers are found', () => {
  test.each([
    [
      '1. went\n2. goes',
      [
        [1, 1, 'went'],
        [2, 1, 'goes'],
      ],
    ],
    [
      '1) went\n2) goes',
      [
        [1, 1, 'went'],
        [2, 1, 'goes'],
      ],
    ],
    [
      'Exercise 1: went\nExercise 2: goes',
      [
        [1, 1, 'went'],
        [2, 1, 'goes'],
      ],
    ],
    [
      '1. (1) went (2) bought',
      [
        [1, 1, 'went'],
        [1, 2, 'bought'],
      ],
    ],
    [
      '1. a) went, b) bought',
      [
        [1, 1, 'went'],
        [1, 2, 'bought'],
      ],
    ],
    ['1\n', []],
    [
      '1.\nwent\nbought\n2. goes',
      [
        [1, 1, 'went'],
        [1, 2, 'bought'],
        [2, 1, 'goes'],
      ],
    ],
    [
      '1.\n(1) went\n(2) bought',
      [
        [1, 1, 'went'],
        [1, 2, 'bought'],
      ],
    ],
    [
      '1a. went\n1b. bought',
      [
        [1, 1, 'went'],
        [1, 2, 'bought'],
      ],
    ],
    ['1.\n\n2. goes', [[2, 1, 'goes']]],
    ['I was born in 1990. It was fun.', []],
    ['At 10:30 we left.\n20 people came.', []],
  ])('in %j', (text, answers) => {
    expect(found(text)).toEqual(answers);
  });

  test('with their places in the text', () => {
    const text = 'Hi!\n1. (1) went, (2) bought\n2. goes';
    for (const { given, start, end } of numberedAnswers(text)) {
      expect(text.slice(start, end)).toContain(given);
    }
  });
});

describe('an answer is right', () => {
  test.each(['went', 'Went.', ' WENT ', 'I went home.', '“went”'])('as %j', (given) => {
    expect(checked(`1. (1) ${given}`)).toEqual([['1 (1)', true]]);
  });

  test('with any of the alternatives', () => {
    expect(checked('1. (2) has bought')).toEqual([['1 (2)', true]]);
    expect(checked('2. He went home')).toEqual([['2', true]]);
  });

  test.each(['goed', 'I go home', 'wents', '-'])('but not as %j', (given) => {
    expect(checked(`1. (1) ${given}`)).toEqual([['1 (1)', false]]);
  });
});

test('an exercise without a key, or one that does not exist, is not judged', () => {
  expect(checked('3. I flew to Rome.\n9. hello')).toEqual([]);
  expect(checked('1. (7) went')).toEqual([]);
});

test('a wrong answer names the first accepted one', () => {
  expect(checkItems(numberedAnswers('1. (2) buyed'), A_PLAN.exercises)[0]?.expected).toBe('bought');
});
