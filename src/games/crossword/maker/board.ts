import { type EntryDirection, getOtherDirection } from '../grid-span.ts';
import type { Slot, SlotLine } from './slots.ts';
import { EMPTY_CELL, type PoolWord } from './word-finder.ts';

interface PlacedWord {
  slot: Slot;
  word: PoolWord;
}

/** A slot that may take a word, with the number of words that it would cross. */
export interface OpenSlot {
  slot: Slot;
  crossings: number;
}

/** A mutable grid of words. It changes in place for speed: an attempt queries it some ten thousand times. */
export interface Board {
  readonly placed: readonly PlacedWord[];
  /** The placed words, by their index in the pool. */
  readonly taken: ReadonlySet<number>;
  /** The slots of these lines in which a word would cross another without touching others. */
  findOpenSlots(lines: readonly SlotLine[]): readonly OpenSlot[];
  /** Whether a single slot is open in that sense. */
  isOpen(slot: Slot): boolean;
  /** The letters in the slot as a pattern for a `WordFinder`. */
  getPattern(slot: Slot): string;
  putWord(slot: Slot, word: PoolWord): void;
  /** Removes the word that was placed last. */
  removeLastWord(): void;
}

/**
 * Creates an empty board. Whether a slot is open is asked for so often that it is answered with bits: each
 * row and each column is an integer that has one bit for each cell. An empty border around the grid gives
 * every cell and every line two neighbours.
 */
export function createBoard(size: number): Board {
  const width = size + 2;
  const letters = Array.from({ length: width * width }, () => EMPTY_CELL);
  const createBitLines = () => ({ across: new Int32Array(width), down: new Int32Array(width) });
  // A bit for each cell with a letter, by rows and by columns. `own` has only words in that direction.
  const filled = createBitLines();
  const own = createBitLines();
  const placed: PlacedWord[] = [];
  const taken = new Set<number>();
  const getCell = (direction: EntryDirection, line: number, position: number) =>
    direction === 'across' ? line * width + position : position * width + line;

  function setLetter({ direction, line }: Slot, position: number, letter: string): void {
    letters[getCell(direction, line, position)] = letter;
    setBit(filled[direction], line, position, letter !== EMPTY_CELL);
    setBit(filled[getOtherDirection(direction)], position, line, letter !== EMPTY_CELL);
  }

  function getLineState({ direction, line }: Pick<SlotLine, 'direction' | 'line'>): LineState {
    const rows = filled[direction];
    return {
      current: rows[line] ?? 0,
      adjacent: (rows[line - 1] ?? 0) | (rows[line + 1] ?? 0),
      own: own[direction][line] ?? 0,
    };
  }

  return {
    placed,
    taken,
    findOpenSlots(open) {
      const found: OpenSlot[] = [];
      for (const line of open) {
        const state = getLineState(line);
        if (state.current === 0) continue;
        for (let at = 0; at < line.slots.length; at += 1) {
          const crossings = countCrossings(state, line.masks[at] ?? 0, line.ends[at] ?? 0);
          const slot = crossings > 0 ? line.slots[at] : undefined;
          if (slot) found.push({ slot, crossings });
        }
      }
      return found;
    },
    isOpen: (slot) => countCrossings(getLineState(slot), slot.mask, slot.ends) > 0,
    getPattern: ({ direction, line, start, length }) =>
      Array.from({ length }, (_, position) => letters[getCell(direction, line, start + position)]).join(''),
    putWord(slot, word) {
      [...word.word].forEach((letter, position) => {
        setLetter(slot, slot.start + position, letter);
        setBit(own[slot.direction], slot.line, slot.start + position, true);
      });
      placed.push({ slot, word });
      taken.add(word.index);
    },
    removeLastWord() {
      const last = placed.pop();
      if (!last) return;
      const { slot, word } = last;
      const crossing = own[getOtherDirection(slot.direction)];
      for (let position = slot.start; position < slot.start + slot.length; position += 1) {
        setBit(own[slot.direction], slot.line, position, false);
        if (!((crossing[position] ?? 0) & (1 << slot.line))) setLetter(slot, position, EMPTY_CELL);
      }
      taken.delete(word.index);
    },
  };
}

/** Bits for the letters in a line, in the two adjacent lines, and of words along the line. */
interface LineState {
  current: number;
  adjacent: number;
  own: number;
}

/**
 * The number of words that a word in this slot would cross. 0 also means that it may not be placed, because
 * it would touch a parallel, preceding or following word.
 */
function countCrossings({ current, adjacent, own }: LineState, mask: number, ends: number): number {
  const inside = current & mask;
  if (inside === 0 || current & ends || own & mask || adjacent & mask & ~inside) return 0;
  let count = 0;
  for (let rest = inside; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function setBit(lines: Int32Array, line: number, position: number, isSet: boolean): void {
  const bits = lines[line] ?? 0;
  lines[line] = isSet ? bits | (1 << position) : bits & ~(1 << position);
}
