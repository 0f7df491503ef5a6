import { describe, expect, test } from 'vitest';
import {
  deriveItemState,
  MAX_ITEM_TRIES,
  needsRepeat,
} from '../../../../src/features/classroom/items/item-state.ts';

const judge = (given: string) =>
  given === 'jewellery' ? 'right' : given === 'jewelery' ? 'nearly' : 'wrong';

describe('an item', () => {
  test('that was never checked is open', () => {
    expect(deriveItemState([], judge)).toEqual({ status: 'open' });
  });

  test('that is missed may be tried once more, and then shows its answer', () => {
    expect(deriveItemState(['pottery'], judge)).toEqual({ status: 'missed', verdict: 'wrong' });
    expect(deriveItemState(['jewelery'], judge)).toEqual({ status: 'missed', verdict: 'nearly' });
    expect(deriveItemState(['pottery', 'jewelery'], judge)).toEqual({ status: 'shown' });
  });

  test('that is right tells whether it was so at once', () => {
    expect(deriveItemState(['jewellery'], judge)).toEqual({ status: 'right', isFirstTry: true });
    expect(deriveItemState(['pottery', 'jewellery'], judge)).toEqual({ status: 'right', isFirstTry: false });
  });

  test('that came back shows its answer at the first miss', () => {
    expect(deriveItemState(['pottery'], judge, MAX_ITEM_TRIES.again)).toEqual({ status: 'shown' });
  });
});

describe('at the end of the class', () => {
  test('comes back what was wrong at the first try, and what was never right', () => {
    expect(needsRepeat(['pottery', 'jewellery'], judge)).toBe(true);
    expect(needsRepeat(['jewelery', 'pottery'], judge)).toBe(true);
  });

  test('comes back nothing that was right, only misspelt at first, or never checked', () => {
    expect(needsRepeat(['jewellery'], judge)).toBe(false);
    expect(needsRepeat(['jewelery', 'jewellery'], judge)).toBe(false);
    expect(needsRepeat(['jewelery'], judge)).toBe(false);
    expect(needsRepeat([], judge)).toBe(false);
  });
});
