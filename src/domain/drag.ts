import { DRAG_GROUP_SIZE } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { createSeededRng, hashSeed, shuffle } from './random.ts';
import type { DragGroups } from './records.ts';
import { unreachable } from './result.ts';

/** In the sorting step of a class, the learner drags phrases into two zones: Starting and Keeping. */
export const ZONES = ['starting', 'keeping'] as const;
export type Zone = (typeof ZONES)[number];

export interface DragResult {
  kind: 'too-few' | 'all-correct' | 'some-incorrect';
}

export type DragEvent =
  | { type: 'placed'; item: string; zone: Zone }
  | { type: 'removed'; item: string; zone: Zone }
  | { type: 'reset' };

export const EMPTY_DRAG_GROUPS: DragGroups = { starting: [], keeping: [] };

export interface MisplacedPhrase {
  phrase: string;
  /** Its current zone. */
  zone: Zone;
  /** The zone where it belongs; `null` for a phrase that belongs in neither. */
  home: Zone | null;
  /** Its index in the zone. */
  index: number;
}

/**
 * The phrases in the wrong zone: the first two of `items` belong in Starting, the next two in Keeping
 * (specification, section 5), any further one in neither. Order within a zone is free. A phrase that occurs
 * twice is accepted in a zone as often as it belongs there.
 */
export function findMisplacedPhrases(
  items: readonly string[],
  groups: DragGroups,
): readonly MisplacedPhrase[] {
  const solution = getSolution(items);
  return ZONES.flatMap((zone) => {
    const otherZone = getOtherZone(zone);
    let expected: readonly string[] = solution[zone];
    return groups[zone].flatMap((phrase, index) => {
      const home = solution[otherZone].includes(phrase) ? otherZone : null;
      if (!expected.includes(phrase)) return [{ phrase, zone, home, index }];
      expected = removeFirst(expected, phrase);
      return [];
    });
  });
}

function getSolution(items: readonly string[]): DragGroups {
  return {
    starting: items.slice(0, DRAG_GROUP_SIZE),
    keeping: items.slice(DRAG_GROUP_SIZE, 2 * DRAG_GROUP_SIZE),
  };
}

function getOtherZone(zone: Zone): Zone {
  return zone === 'starting' ? 'keeping' : 'starting';
}

/** How many phrases that belong in a zone are in none. */
export function countMissingPhrases(items: readonly string[], groups: DragGroups): number {
  return listUnplacedItems(items.slice(0, 2 * DRAG_GROUP_SIZE), groups).length;
}

/** Checks the sorting: all is correct when both zones are full and nothing in them is misplaced. */
export function checkDrag(items: readonly string[], groups: DragGroups): DragResult {
  if (items.length < 2 * DRAG_GROUP_SIZE) return { kind: 'too-few' };
  const isFull = ZONES.every((zone) => groups[zone].length === DRAG_GROUP_SIZE);
  const isCorrect = isFull && findMisplacedPhrases(items, groups).length === 0;
  return { kind: isCorrect ? 'all-correct' : 'some-incorrect' };
}

/** The feedback line (specification, section 5); its style depends on the result's kind, not on this text. */
export const DRAG_MESSAGES = {
  'too-few': MESSAGES.dragTooFew,
  'all-correct': MESSAGES.dragAllCorrect,
  'some-incorrect': MESSAGES.dragSomeIncorrect,
} satisfies Record<DragResult['kind'], string>;

/** The zones after an event. Placing an item that is in the other zone moves it. */
export function reduceDrag(groups: DragGroups, event: DragEvent, items: readonly string[]): DragGroups {
  switch (event.type) {
    case 'placed': {
      const isFree = listUnplacedItems(items, groups).includes(event.item);
      const other = getOtherZone(event.zone);
      if (!isFree && !groups[other].includes(event.item)) return groups;
      const from = isFree ? groups : { ...groups, [other]: removeFirst(groups[other], event.item) };
      return { ...from, [event.zone]: [...from[event.zone], event.item] };
    }
    case 'removed':
      return { ...groups, [event.zone]: removeFirst(groups[event.zone], event.item) };
    case 'reset':
      return EMPTY_DRAG_GROUPS;
    default:
      return unreachable(event);
  }
}

/** The items in no zone, in order; an item that occurs twice is placed twice. */
export function listUnplacedItems(items: readonly string[], groups: DragGroups): readonly string[] {
  return [...groups.starting, ...groups.keeping].reduce<readonly string[]>(removeFirst, items);
}

/**
 * The items in display order: shuffled by `seed` (the lesson's id), so that a reload shows the same order,
 * and never in the order of the solution.
 */
export function orderForDisplay(items: readonly string[], seed: string): readonly string[] {
  const order = shuffle([...items.keys()], createSeededRng(hashSeed(seed)));
  const isSolution = order.length > 1 && order.every((itemIndex, index) => itemIndex === index);
  return (isSolution ? order.reverse() : order).flatMap((itemIndex) => items[itemIndex] ?? []);
}

function removeFirst(items: readonly string[], item: string): readonly string[] {
  const index = items.indexOf(item);
  return index < 0 ? items : items.toSpliced(index, 1);
}
