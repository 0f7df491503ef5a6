import type { EntryDirection, GridSpan } from '../grid-span.ts';

/** A place for a word. Its bits count from the grid's empty rim, so that every cell has neighbours. */
export interface Slot extends GridSpan {
  /** The row of a slot across, the column of one down; 1 is the first inside the rim. */
  line: number;
  /** Its cells in that line, a bit each; and the two cells before and after it. */
  mask: number;
  ends: number;
  /** The first cell's place in the line. */
  start: number;
  /** The slot's place in the list, and that of its image when the grid is turned upside down. */
  index: number;
  mirror: number;
}

/** The widest grid whose lines, rim included, fit into the bits of a number. */
export const MAX_SIZE = 29;

/** Every run of `shortest` cells or more in a square grid of `size`. */
export function listSlots(size: number, shortest: number): readonly Slot[] {
  const slots: Slot[] = [];
  for (const direction of ['across', 'down'] as const) {
    for (let length = shortest; length <= size; length += 1) {
      const first = slots.length;
      const starts = size - length + 1;
      const last = first + size * starts - 1;
      for (let line = 0; line < size; line += 1) {
        for (let start = 0; start < starts; start += 1) {
          const index = slots.length;
          const isAcross = direction === 'across';
          slots.push({
            direction,
            row: isAcross ? line : start,
            column: isAcross ? start : line,
            length,
            line: line + 1,
            start: start + 1,
            mask: ((1 << length) - 1) << (start + 1),
            ends: (1 << start) | (1 << (start + 1 + length)),
            index,
            // Turned upside down, those of one length come in the opposite order.
            mirror: last - (index - first),
          });
        }
      }
    }
  }
  return slots;
}

/** The slots of one row or one column, with their bits side by side: reading them is what making takes longest for. */
export interface SlotLine {
  direction: EntryDirection;
  line: number;
  slots: readonly Slot[];
  masks: Int32Array;
  ends: Int32Array;
}

export function groupSlotsByLine(slots: readonly Slot[]): readonly SlotLine[] {
  const groups = new Map<string, Slot[]>();
  for (const slot of slots) {
    const key = `${slot.direction} ${slot.line}`;
    const group = groups.get(key);
    if (group) group.push(slot);
    else groups.set(key, [slot]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      direction: first.direction,
      line: first.line,
      slots: group,
      masks: Int32Array.from(group, ({ mask }) => mask),
      ends: Int32Array.from(group, ({ ends }) => ends),
    };
  });
}
