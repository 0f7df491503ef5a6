import { describe, expect, test } from 'vitest';
import type { DayStep } from '../../../src/features/hub/day-steps.ts';
import { chooseNextTask } from '../../../src/features/hub/next-task.ts';

const createStep = (state: DayStep['state']): DayStep => ({
  text: 'A game',
  detail: '',
  state,
  minutes: 3,
  link: null,
  isInProgress: false,
});
const [DONE, OPEN] = [createStep('done'), createStep('open')];
const usual = { hasClassesLeft: true, isPuzzleLeft: true };

describe('the next task', () => {
  test('is the first open step of the day', () => {
    expect(chooseNextTask([DONE, OPEN, createStep('open')], usual)).toEqual({ kind: 'step', step: OPEN });
  });

  test('is the puzzle of the day once the last class is taken', () => {
    expect(chooseNextTask([DONE, OPEN], { ...usual, hasClassesLeft: false })).toEqual({ kind: 'puzzle' });
  });

  test('is the puzzle of the day once every step is done', () => {
    expect(chooseNextTask([DONE, DONE], usual)).toEqual({ kind: 'puzzle' });
  });

  test('is the open step when the puzzle is done or locked', () => {
    expect(chooseNextTask([DONE, OPEN], { hasClassesLeft: false, isPuzzleLeft: false })).toEqual({
      kind: 'step',
      step: OPEN,
    });
  });

  test('is missing when everything is done', () => {
    expect(chooseNextTask([DONE], { ...usual, isPuzzleLeft: false })).toBeNull();
  });
});
