import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkDrag,
  DRAG_MESSAGES,
  NOTHING_PLACED,
  reduceDrag,
  shownOrder,
  unplacedItems,
} from '../../src/domain/drag.ts';

const ITEMS = ['a', 'b', 'c', 'd'];
const zones = fc.constantFrom('starting' as const, 'keeping' as const);

describe('the drag check', () => {
  test('needs four items', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 3 }), (items) => {
        expect(checkDrag(items, items.slice(0, 2), items.slice(2))).toEqual({ kind: 'too-few' });
      }),
    );
  });

  test('takes the first two in Starting and the next two in Keeping, in any order within a zone', () => {
    const four = fc.array(fc.string(), { minLength: 4, maxLength: 6 });
    fc.assert(
      fc.property(four, fc.boolean(), fc.boolean(), (items, turnStarting, turnKeeping) => {
        const starting = items.slice(0, 2);
        const keeping = items.slice(2, 4);
        if (turnStarting) starting.reverse();
        if (turnKeeping) keeping.reverse();
        expect(checkDrag(items, starting, keeping)).toEqual({ kind: 'all-correct' });
      }),
    );
  });

  test.each([
    ['nothing placed', [], []],
    ['one missing', ['a', 'b'], ['c']],
    ['zones swapped', ['c', 'd'], ['a', 'b']],
    ['one in the wrong zone', ['a', 'c'], ['b', 'd']],
    ['all in one zone', ['a', 'b', 'c', 'd'], []],
    ['one twice', ['a', 'a'], ['c', 'd']],
  ])('finds mistakes with %s', (_, starting, keeping) => {
    expect(checkDrag(ITEMS, starting, keeping)).toEqual({ kind: 'some-incorrect' });
  });

  test('finds a mistake in an item beyond the fourth', () => {
    expect(checkDrag([...ITEMS, 'e'], ['a', 'b'], ['c', 'd', 'e'])).toEqual({ kind: 'some-incorrect' });
  });

  test('is told in the words of the specification', () => {
    expect(DRAG_MESSAGES).toEqual({
      'too-few': 'Not enough items to check answers.',
      'all-correct': 'All correct! Great job!',
      'some-incorrect': 'Some answers are incorrect. Try again!',
    });
  });
});

describe('placing items', () => {
  const events = fc.array(
    fc.record({
      type: fc.constantFrom('placed' as const, 'removed' as const),
      item: fc.constantFrom(...ITEMS, 'unknown'),
      zone: zones,
    }),
  );

  test('never loses or doubles one', () => {
    fc.assert(
      fc.property(events, (list) => {
        const groups = list.reduce((zone, event) => reduceDrag(zone, event, ITEMS), NOTHING_PLACED);
        const all = [...groups.starting, ...groups.keeping, ...unplacedItems(ITEMS, groups)];
        expect(all.sort()).toEqual(ITEMS);
      }),
    );
  });

  test('puts an item into its zone', () => {
    expect(reduceDrag(NOTHING_PLACED, { type: 'placed', item: 'b', zone: 'keeping' }, ITEMS)).toEqual({
      starting: [],
      keeping: ['b'],
    });
  });

  test('moves an item from the other zone', () => {
    const groups = { starting: ['a', 'b'], keeping: ['c'] };
    expect(reduceDrag(groups, { type: 'placed', item: 'a', zone: 'keeping' }, ITEMS)).toEqual({
      starting: ['b'],
      keeping: ['c', 'a'],
    });
  });

  test('takes an item out of its zone', () => {
    const groups = { starting: ['a'], keeping: ['c'] };
    expect(reduceDrag(groups, { type: 'removed', item: 'a', zone: 'starting' }, ITEMS)).toEqual({
      starting: [],
      keeping: ['c'],
    });
  });

  test('starts over on reset', () => {
    expect(reduceDrag({ starting: ['a'], keeping: ['c'] }, { type: 'reset' }, ITEMS)).toEqual(NOTHING_PLACED);
  });
});

describe('the order in which the items are shown', () => {
  test('has all of them, is the same for the same lesson, and never the solution', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 6 }), fc.string(), (items, seed) => {
        const shown = shownOrder(items, seed);
        expect([...shown].sort()).toEqual([...items].sort());
        expect(shownOrder(items, seed)).toEqual(shown);
        expect(shown).not.toEqual(items);
      }),
    );
  });

  test('differs from lesson to lesson', () => {
    const orders = new Set(Array.from({ length: 40 }, (_, id) => shownOrder(ITEMS, `lesson-${id}`).join()));
    expect(orders.size).toBeGreaterThan(10);
  });
});
