import { describe, expect, test } from 'vitest';
import type { DayStep } from '../../../src/features/hub/day-steps.ts';
import { chooseNextTask } from '../../../src/features/hub/next-task.ts';

const step = (state: DayStep['state']): DayStep => ({
  text: 'A game',
  detail: '',
  state,
  minutes: 3,
  link: null,
});
const [DONE, OPEN] = [step('done'), step('open')];
const usual = { hasClassesLeft: true, isPuzzleDone: false };

describe('the one thing to do now', () => {
  test('is the first step of the day that is left', () => {
    expect(chooseNextTask([DONE, OPEN, step('open')], usual)).toEqual({ kind: 'step', step: OPEN });
  });

  test('is the puzzle of the day once the last class of the day is had', () => {
    expect(chooseNextTask([DONE, OPEN], { ...usual, hasClassesLeft: false })).toEqual({ kind: 'puzzle' });
  });

  test('is the puzzle of the day once every step is done', () => {
    expect(chooseNextTask([DONE, DONE], usual)).toEqual({ kind: 'puzzle' });
  });

  test('is the step that is left where the puzzle is done', () => {
    expect(chooseNextTask([DONE, OPEN], { hasClassesLeft: false, isPuzzleDone: true })).toEqual({
      kind: 'step',
      step: OPEN,
    });
  });

  test('is nothing when all of it is done', () => {
    expect(chooseNextTask([DONE], { ...usual, isPuzzleDone: true })).toBeNull();
  });
});
