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

describe('an incomplete answer', () => {
  test.each([
    [tiles, 'do you', 'Use every word.'],
    [order, 'b, a', 'Use every piece.'],
    [gaps, 'went, ', 'Fill every gap.'],
    [gaps, ', made', 'Fill every gap.'],
  ])('has a hint about unused tiles or empty gaps: %#', (item, given, hint) => {
    expect(getIncompleteHint(item, given)).toBe(hint);
  });
});

describe('a complete answer', () => {
  test.each([
    [tiles, 'do like you tea'],
    [tiles, 'you drink'],
    [tiles, 'do you like it'],
    [tiles, ''],
    [order, 'a, b, c'],
    [gaps, 'go, make'],
    [gap, 'go'],
  ])('has no hint: it uses all tiles, is written freely, or is right: %#', (item, given) => {
    expect(getIncompleteHint(item, given)).toBe('');
  });
});

test('a check marks complete answers, and costs incomplete ones no try', () => {
  const given = { '0.1': 'do you', '3.1': 'go' };
  expect(evaluateCheck(items, given)).toEqual({
    finished: { '3.1': 'go' },
    unfinished: { '0.1': 'do you' },
    announcement: 'Number 1: use every word. Number 1: not yet.',
    reaction: 'curious',
  });
});
