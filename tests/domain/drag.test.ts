import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkDrag,
  DRAG_MESSAGES,
  type DragEvent,
  EMPTY_DRAG_GROUPS,
  listUnplacedItems,
  orderForDisplay,
  reduceDrag,
  type Zone,
} from '../../src/domain/drag.ts';
import type { DragGroups } from '../../src/domain/records.ts';
import { forAll } from '../for-all.ts';

const ITEMS = ['a', 'b', 'c', 'd'];
const createPlacedEvent = (item: string, zone: Zone): DragEvent => ({ type: 'placed', item, zone });
const zones = fc.constantFrom('starting' as const, 'keeping' as const);

describe('the drag check', () => {
  test('needs four items', () => {
    forAll(fc.array(fc.string(), { maxLength: 3 }), (items) => {
      expect(checkDrag(items, { starting: items.slice(0, 2), keeping: items.slice(2) })).toEqual({
        kind: 'too-few',
      });
    });
  });

  test('accepts the first two in Starting and the next two in Keeping, in any order within a zone', () => {
    const four = fc.array(fc.string(), { minLength: 4, maxLength: 6 });
    forAll(four, fc.boolean(), fc.boolean(), (items, turnStarting, turnKeeping) => {
      const starting = items.slice(0, 2);
      const keeping = items.slice(2, 4);
      if (turnStarting) starting.reverse();
      if (turnKeeping) keeping.reverse();
      expect(checkDrag(items, { starting, keeping })).toEqual({ kind: 'all-correct' });
    });
  });

  test.each([
    ['nothing placed', [], []],
    ['one missing', ['a', 'b'], ['c']],
    ['zones swapped', ['c', 'd'], ['a', 'b']],
    ['one in the wrong zone', ['a', 'c'], ['b', 'd']],
    ['all in one zone', ['a', 'b', 'c', 'd'], []],
    ['one twice', ['a', 'a'], ['c', 'd']],
  ])('finds mistakes with %s', (_, starting, keeping) => {
    expect(checkDrag(ITEMS, { starting, keeping })).toEqual({ kind: 'some-incorrect' });
  });

  test('finds a mistake in an item beyond the fourth', () => {
    expect(checkDrag([...ITEMS, 'e'], { starting: ['a', 'b'], keeping: ['c', 'd', 'e'] })).toEqual({
      kind: 'some-incorrect',
    });
  });

  test('has the messages of the specification', () => {
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

  test('never loses or duplicates one', () => {
    forAll(events, (list) => {
      const groups = list.reduce((zone, event) => reduceDrag(zone, event, ITEMS), EMPTY_DRAG_GROUPS);
      const all = [...groups.starting, ...groups.keeping, ...listUnplacedItems(ITEMS, groups)];
      expect(all.sort()).toEqual(ITEMS);
    });
  });

  const start = { starting: ['a', 'b'], keeping: ['c'] };

  test.each<[string, DragEvent, DragGroups]>([
    [
      'puts an item into its zone',
      createPlacedEvent('d', 'keeping'),
      { starting: ['a', 'b'], keeping: ['c', 'd'] },
    ],
    [
      'moves one from the other zone',
      createPlacedEvent('a', 'keeping'),
      { starting: ['b'], keeping: ['c', 'a'] },
    ],
    [
      'takes one out of its zone',
      { type: 'removed', item: 'a', zone: 'starting' },
      { starting: ['b'], keeping: ['c'] },
    ],
    ['starts over on reset', { type: 'reset' }, EMPTY_DRAG_GROUPS],
  ])('%s', (_what, event, groups) => {
    expect(reduceDrag(start, event, ITEMS)).toEqual(groups);
  });
});

describe('the order in which the items are shown', () => {
  test('has all of them, is the same for the same lesson, and never the solution', () => {
    forAll(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 6 }), fc.string(), (items, seed) => {
      const shown = orderForDisplay(items, seed);
      expect([...shown].sort()).toEqual([...items].sort());
      expect(orderForDisplay(items, seed)).toEqual(shown);
      expect(shown).not.toEqual(items);
    });
  });

  test('differs from lesson to lesson', () => {
    const orders = new Set(
      Array.from({ length: 40 }, (_, id) => orderForDisplay(ITEMS, `lesson-${id}`).join()),
    );
    expect(orders.size).toBeGreaterThan(10);
  });
});
