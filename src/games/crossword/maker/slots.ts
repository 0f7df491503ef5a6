import type { EntryDirection, GridSpan } from '../grid-span.ts';

/**
 * A run of cells that can take a word. Lines and positions count from 1, because the board has an empty
 * border at 0, and bit number n of a line is its cell at position n.
 */
export interface Slot extends GridSpan {
  /** The row of a slot across, or the column of one down; 1 is the first inside the border. */
  line: number;
  /** A bit for each of its cells in that line, and for the two cells before and after it. */
  mask: number;
  ends: number;
  /** The position of its first cell in the line. */
  start: number;
  /** Its index in the list, and that of the slot at its place when the grid is turned by 180°. */
  index: number;
  mirror: number;
}

/** Lists every run of at least `minLength` cells in a square grid of `size`. */
export function listSlots(size: number, minLength: number): readonly Slot[] {
  const slots: Slot[] = [];
  for (const direction of ['across', 'down'] as const) {
    for (let length = minLength; length <= size; length += 1) {
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
            // A turn by 180° reverses the order of slots with one length.
            mirror: last - (index - first),
          });
        }
      }
    }
  }
  return slots;
}

/**
 * The slots of one row or column, with their bits in typed arrays, because the search spends most time on
 * them.
 */
export interface SlotLine {
  direction: EntryDirection;
  line: number;
  slots: readonly Slot[];
  masks: Int32Array;
  ends: Int32Array;
}

/** Groups slots by the row or column in which they lie. */
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
