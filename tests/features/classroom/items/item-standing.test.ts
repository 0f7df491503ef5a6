import { describe, expect, test } from 'vitest';
import { comesBack, standingOf, TRIES } from '../../../../src/features/classroom/items/item-standing.ts';

const judge = (given: string) =>
  given === 'jewellery' ? 'right' : given === 'jewelery' ? 'nearly' : 'wrong';

describe('an item', () => {
  test('that was never checked is open', () => {
    expect(standingOf([], judge)).toEqual({ phase: 'open' });
  });

  test('that is missed may be tried once more, and then shows its answer', () => {
    expect(standingOf(['pottery'], judge)).toEqual({ phase: 'missed', verdict: 'wrong' });
    expect(standingOf(['jewelery'], judge)).toEqual({ phase: 'missed', verdict: 'nearly' });
    expect(standingOf(['pottery', 'jewelery'], judge)).toEqual({ phase: 'shown' });
  });

  test('that is right tells whether it was so at once', () => {
    expect(standingOf(['jewellery'], judge)).toEqual({ phase: 'right', isAtOnce: true });
    expect(standingOf(['pottery', 'jewellery'], judge)).toEqual({ phase: 'right', isAtOnce: false });
  });

  test('that came back shows its answer at the first miss', () => {
    expect(standingOf(['pottery'], judge, TRIES.again)).toEqual({ phase: 'shown' });
  });
});

describe('at the end of the class', () => {
  test('comes back what was wrong at the first try, and what was never right', () => {
    expect(comesBack(['pottery', 'jewellery'], judge)).toBe(true);
    expect(comesBack(['jewelery', 'pottery'], judge)).toBe(true);
  });

  test('comes back nothing that was right, only misspelt at first, or never checked', () => {
    expect(comesBack(['jewellery'], judge)).toBe(false);
    expect(comesBack(['jewelery', 'jewellery'], judge)).toBe(false);
    expect(comesBack(['jewelery'], judge)).toBe(false);
    expect(comesBack([], judge)).toBe(false);
  });
});
