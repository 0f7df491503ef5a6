import { describe, expect, test } from 'vitest';
import {
  deriveItemState,
  MAX_ITEM_TRIES,
  needsRepeat,
} from '../../../../src/features/classroom/items/item-state.ts';

const judgeSpelling = (given: string) =>
  given === 'jewellery' ? 'right' : given === 'jewelery' ? 'nearly' : 'wrong';

describe('an item', () => {
  test('is open before its first check', () => {
    expect(deriveItemState([], judgeSpelling)).toEqual({ status: 'open' });
  });

  test('may be tried again after a miss, and then shows its answer', () => {
    expect(deriveItemState(['pottery'], judgeSpelling)).toEqual({ status: 'missed', verdict: 'wrong' });
    expect(deriveItemState(['jewelery'], judgeSpelling)).toEqual({ status: 'missed', verdict: 'nearly' });
    expect(deriveItemState(['pottery', 'jewelery'], judgeSpelling)).toEqual({ status: 'shown' });
  });

  test('records whether it was right at the first try', () => {
    expect(deriveItemState(['jewellery'], judgeSpelling)).toEqual({ status: 'right', isFirstTry: true });
    expect(deriveItemState(['pottery', 'jewellery'], judgeSpelling)).toEqual({
      status: 'right',
      isFirstTry: false,
    });
  });

  test('shows its answer at the first miss when it is repeated', () => {
    expect(deriveItemState(['pottery'], judgeSpelling, MAX_ITEM_TRIES.again)).toEqual({ status: 'shown' });
  });
});

describe('the repetition at the end of the class', () => {
  test('has items that were wrong at the first try or never right', () => {
    expect(needsRepeat(['pottery', 'jewellery'], judgeSpelling)).toBe(true);
    expect(needsRepeat(['jewelery', 'pottery'], judgeSpelling)).toBe(true);
  });

  test('has no items that were right, only misspelt at first, or never checked', () => {
    expect(needsRepeat(['jewellery'], judgeSpelling)).toBe(false);
    expect(needsRepeat(['jewelery', 'jewellery'], judgeSpelling)).toBe(false);
    expect(needsRepeat(['jewelery'], judgeSpelling)).toBe(false);
    expect(needsRepeat([], judgeSpelling)).toBe(false);
  });
});
