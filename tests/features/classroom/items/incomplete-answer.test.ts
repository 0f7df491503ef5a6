import { describe, expect, test } from 'vitest';
import { evaluateCheck } from '../../../../src/features/classroom/items/evaluate-check.ts';
import { getIncompleteHint } from '../../../../src/features/classroom/items/incomplete-answer.ts';
import { createPlayableExercises } from '../../../../src/features/classroom/items/playable-exercise.ts';

const exercises = createPlayableExercises(
  [
    {
      prompt: 'Put the words in order.\n(1) tea / you / like / do',
      key: ['Do you like tea? / Do you like it?'],
    },
    { prompt: 'Put in order.\nWhich is first? (a) I woke. (b) I slept. (c) I ate.', key: ['b, a, c'] },
    { prompt: 'Complete.\n(1) I ___ home and ___ tea.', key: ['went, made'] },
    { prompt: 'Complete.\n(1) I ___ home.', key: ['went'] },
  ],
  [],
  { skill: 'Grammar' },
);
const items = exercises.flatMap((played) => played.items);
const [tiles, order, gaps, gap] = items as never as [never, never, never, never];

describe('an answer lacks something', () => {
  test.each([
    [tiles, 'do you', 'Use every word.'],
    [order, 'b, a', 'Use every piece.'],
    [gaps, 'went, ', 'Fill every gap.'],
    [gaps, ', made', 'Fill every gap.'],
  ])('while pieces are left or gaps are empty: %#', (item, given, lack) => {
    expect(getIncompleteHint(item, given)).toBe(lack);
  });
});

describe('an answer lacks nothing', () => {
  test.each([
    [tiles, 'do like you tea'],
    [tiles, 'you drink'],
    [tiles, 'do you like it'],
    [tiles, ''],
    [order, 'a, b, c'],
    [gaps, 'go, make'],
    [gap, 'go'],
  ])('when it uses all, is written freely, or is right without: %#', (item, given) => {
    expect(getIncompleteHint(item, given)).toBe('');
  });
});

test('a check marks what is finished, and costs the rest no try', () => {
  const given = { '0.1': 'do you', '3.1': 'go' };
  expect(evaluateCheck(items, given)).toEqual({
    finished: { '3.1': 'go' },
    unfinished: { '0.1': 'do you' },
    news: 'Number 1: use every word. Number 1: not yet.',
    reaction: 'curious',
  });
});
