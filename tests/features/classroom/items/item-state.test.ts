import { describe, expect, test } from 'vitest';
import {
  deriveItemState,
  MAX_ITEM_TRIES,
  needsRepeat,
} from '../../../../src/features/classroom/items/item-state.ts';

const judge = (given: string) =>
  given === 'jewellery' ? 'right' : given === 'jewelery' ? 'nearly' : 'wrong';

describe('an item', () => {
  test('is open before its first check', () => {
    expect(deriveItemState([], judge)).toEqual({ status: 'open' });
  });

  test('may be tried once more after a miss, and then shows its answer', () => {
    expect(deriveItemState(['pottery'], judge)).toEqual({ status: 'missed', verdict: 'wrong' });
    expect(deriveItemState(['jewelery'], judge)).toEqual({ status: 'missed', verdict: 'nearly' });
    expect(deriveItemState(['pottery', 'jewelery'], judge)).toEqual({ status: 'shown' });
  });

  test('records whether it was right at the first try', () => {
    expect(deriveItemState(['jewellery'], judge)).toEqual({ status: 'right', isFirstTry: true });
    expect(deriveItemState(['pottery', 'jewellery'], judge)).toEqual({ status: 'right', isFirstTry: false });
  });

  test('shows its answer at the first miss when it is repeated', () => {
    expect(deriveItemState(['pottery'], judge, MAX_ITEM_TRIES.again)).toEqual({ status: 'shown' });
  });
});

describe('the repetition at the end of the class', () => {
  test('has items that were wrong at the first try or never right', () => {
    expect(needsRepeat(['pottery', 'jewellery'], judge)).toBe(true);
    expect(needsRepeat(['jewelery', 'pottery'], judge)).toBe(true);
  });

  test('has no items that were right, only misspelt at first, or never checked', () => {
    expect(needsRepeat(['jewellery'], judge)).toBe(false);
    expect(needsRepeat(['jewelery', 'jewellery'], judge)).toBe(false);
    expect(needsRepeat(['jewelery'], judge)).toBe(false);
    expect(needsRepeat([], judge)).toBe(false);
  });
});
