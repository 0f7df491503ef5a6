import { DRAG_GROUP_SIZE } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { seededRng, shuffle } from './random.ts';
import type { DragGroups } from './records.ts';
import { unreachable } from './result.ts';

export type Zone = 'starting' | 'keeping';

export interface DragResult {
  kind: 'too-few' | 'all-correct' | 'some-incorrect';
}

export type DragEvent =
  | { type: 'placed'; item: string; zone: Zone }
  | { type: 'removed'; item: string; zone: Zone }
  | { type: 'reset' };

export const NOTHING_PLACED: DragGroups = { starting: [], keeping: [] };

/**
 * Compares the zones with the items: the first two belong in Starting, the next two in Keeping
 * (specification, section 5). Order within a zone is free; an item beyond the fourth belongs in neither.
 */
export function checkDrag(
  items: readonly string[],
  starting: readonly string[],
  keeping: readonly string[],
): DragResult {
  if (items.length < 2 * DRAG_GROUP_SIZE) return { kind: 'too-few' };
  const correct =
    sameItems(starting, items.slice(0, DRAG_GROUP_SIZE)) &&
    sameItems(keeping, items.slice(DRAG_GROUP_SIZE, 2 * DRAG_GROUP_SIZE));
  return correct ? { kind: 'all-correct' } : { kind: 'some-incorrect' };
}

/** The feedback line (specification, section 5); its look goes by the result's kind, never by this text. */
export const DRAG_MESSAGES = {
  'too-few': MESSAGES.dragTooFew,
  'all-correct': MESSAGES.dragAllCorrect,
  'some-incorrect': MESSAGES.dragSomeIncorrect,
} satisfies Record<DragResult['kind'], string>;

/** The zones after an event. Placing an item that lies in the other zone moves it. */
export function reduceDrag(groups: DragGroups, event: DragEvent, items: readonly string[]): DragGroups {
  switch (event.type) {
    case 'placed': {
      const isFree = unplacedItems(items, groups).includes(event.item);
      const other = event.zone === 'starting' ? 'keeping' : 'starting';
      if (!isFree && !groups[other].includes(event.item)) return groups;
      const from = isFree ? groups : { ...groups, [other]: withoutOne(groups[other], event.item) };
      return { ...from, [event.zone]: [...from[event.zone], event.item] };
    }
    case 'removed':
      return { ...groups, [event.zone]: withoutOne(groups[event.zone], event.item) };
    case 'reset':
      return NOTHING_PLACED;
    default:
      return unreachable(event);
  }
}

/** The items that lie in no zone, in their order; an item that occurs twice is placed twice. */
export function unplacedItems(items: readonly string[], groups: DragGroups): readonly string[] {
  return [...groups.starting, ...groups.keeping].reduce<readonly string[]>(withoutOne, items);
}

/**
 * The items in the order in which they are shown: mixed by `seed` (the lesson's id), so that a reload
 * shows the same, and never in the order of the solution.
 */
export function shownOrder(items: readonly string[], seed: string): readonly string[] {
  const places = shuffle(
    items.map((_, index) => index),
    seededRng(hash(seed)),
  );
  const isSolution = places.length > 1 && places.every((place, index) => place === index);
  return (isSolution ? places.reverse() : places).flatMap((place) => items[place] ?? []);
}

function withoutOne(items: readonly string[], item: string): readonly string[] {
  const index = items.indexOf(item);
  return index < 0 ? items : items.filter((_, place) => place !== index);
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  const [left, right] = [[...a].sort(), [...b].sort()];
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

/** 32-bit FNV-1a over the text's UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
