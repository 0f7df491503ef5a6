import { type EntryDirection, getOtherDirection } from '../grid-span.ts';
import type { Slot, SlotLine } from './slots.ts';
import { EMPTY_CELL, type PoolWord } from './word-finder.ts';

export interface PlacedWord {
  slot: Slot;
  word: PoolWord;
}

/** A place where a word may stand, and how many others it would cross there. */
export interface OpenSlot {
  slot: Slot;
  crossings: number;
}

/** A grid into which words are put. It changes in place: an attempt asks it some ten thousand questions. */
export interface Board {
  readonly placed: readonly PlacedWord[];
  /** The words that stand in it, by their index in the pool. */
  readonly taken: ReadonlySet<number>;
  /** The slots of these lines in which a word would cross another and spoil none. */
  findOpenSlots(lines: readonly SlotLine[]): readonly OpenSlot[];
  /** Whether the slot is such an opening. */
  isOpen(slot: Slot): boolean;
  /** What stands in the slot, for a `WordFinder`. */
  getPattern(slot: Slot): string;
  putWord(slot: Slot, word: PoolWord): void;
  /** Takes the word that was put in last out again. */
  removeLastWord(): void;
}

export function createBoard(size: number): Board {
  const width = size + 2;
  const letters = Array.from({ length: width * width }, () => EMPTY_CELL);
  const lines = () => ({ across: new Int32Array(width), down: new Int32Array(width) });
  // A bit for each cell that has a letter, by rows and by columns; and only for words in that direction.
  const filled = lines();
  const own = lines();
  const placed: PlacedWord[] = [];
  const taken = new Set<number>();
  const cellAt = (direction: EntryDirection, line: number, place: number) =>
    direction === 'across' ? line * width + place : place * width + line;

  function fill({ direction, line }: Slot, place: number, letter: string): void {
    letters[cellAt(direction, line, place)] = letter;
    setBit(filled[direction], line, place, letter !== EMPTY_CELL);
    setBit(filled[getOtherDirection(direction)], place, line, letter !== EMPTY_CELL);
  }

  function stateOf({ direction, line }: Pick<SlotLine, 'direction' | 'line'>): LineState {
    const rows = filled[direction];
    return {
      here: rows[line] ?? 0,
      beside: (rows[line - 1] ?? 0) | (rows[line + 1] ?? 0),
      own: own[direction][line] ?? 0,
    };
  }

  return {
    placed,
    taken,
    findOpenSlots(open) {
      const found: OpenSlot[] = [];
      for (const line of open) {
        const state = stateOf(line);
        if (state.here === 0) continue;
        for (let at = 0; at < line.slots.length; at += 1) {
          const crossings = countCrossings(state, line.masks[at] ?? 0, line.ends[at] ?? 0);
          const slot = crossings > 0 ? line.slots[at] : undefined;
          if (slot) found.push({ slot, crossings });
        }
      }
      return found;
    },
    isOpen: (slot) => countCrossings(stateOf(slot), slot.mask, slot.ends) > 0,
    getPattern: ({ direction, line, start, length }) =>
      Array.from({ length }, (_, place) => letters[cellAt(direction, line, start + place)]).join(''),
    putWord(slot, word) {
      [...word.word].forEach((letter, place) => {
        fill(slot, slot.start + place, letter);
        setBit(own[slot.direction], slot.line, slot.start + place, true);
      });
      placed.push({ slot, word });
      taken.add(word.index);
    },
    removeLastWord() {
      const last = placed.pop();
      if (!last) return;
      const { slot, word } = last;
      const crossing = own[getOtherDirection(slot.direction)];
      for (let place = slot.start; place < slot.start + slot.length; place += 1) {
        setBit(own[slot.direction], slot.line, place, false);
        if (!((crossing[place] ?? 0) & (1 << slot.line))) fill(slot, place, EMPTY_CELL);
      }
      taken.delete(word.index);
    },
  };
}

/** A bit for each letter in a line, for each in the lines beside it, and for each of words along the line. */
interface LineState {
  here: number;
  beside: number;
  own: number;
}

/**
 * How many words one in this slot would cross; 0 also when none may stand there, because together with a
 * word beside it, before it or after it, it would make a run of letters that is no word.
 */
function countCrossings({ here, beside, own }: LineState, mask: number, ends: number): number {
  const inside = here & mask;
  if (inside === 0 || here & ends || own & mask || beside & mask & ~inside) return 0;
  let count = 0;
  for (let rest = inside; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function setBit(lines: Int32Array, line: number, place: number, isSet: boolean): void {
  const before = lines[line] ?? 0;
  lines[line] = isSet ? before | (1 << place) : before & ~(1 << place);
}
